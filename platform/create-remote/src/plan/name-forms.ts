/** A name as it is written in different places. */
export interface NameForms {
  /** `box-office` */
  readonly kebab: string;
  /** `boxOffice` */
  readonly camel: string;
  /** `BoxOffice` */
  readonly pascal: string;
  /** `Box Office` */
  readonly title: string;
  /** `box office` */
  readonly words: string;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Return the forms of a name that is written with hyphens. */
export function nameForms(kebab: string): NameForms {
  const words = kebab.split('-');
  const capitals = words.map(capitalised);
  return {
    kebab,
    camel: words[0] + capitals.slice(1).join(''),
    pascal: capitals.join(''),
    title: capitals.join(' '),
    words: words.join(' '),
  };
}
