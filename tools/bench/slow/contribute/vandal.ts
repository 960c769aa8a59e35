/** The edits of a vandal: blanked texts, advertisements, roles moved to another person. */

/** A title as `GET /api/records/titles/{slug}` tells of it. */
export interface TitleFacts {
  readonly slug: string;
  readonly facts: Readonly<Record<string, unknown>> & { readonly credits: readonly Credit[] };
}

interface Credit {
  readonly person: string;
  readonly role: string;
}

type Field = Readonly<Record<'field', string> & Record<string, unknown>>;

/** What a vandal does to a title. */
const MISCHIEF = {
  blank: ({ facts }) => [{ field: 'plotSummary', before: facts['plotSummary'] }],
  spam: () => [{ field: 'trivia', added: ['Cheap watches at https://shop.example/watches'] }],
  move: ({ facts: { credits } }, victim) => {
    const credit = credits.find(({ person }) => person !== victim)!;
    return [{ field: 'credits', removed: [credit], added: [{ ...credit, person: victim }] }];
  },
  empty: ({ facts: { credits } }) => [{ field: 'credits', removed: credits.slice(0, 3) }],
} as const satisfies Record<string, (title: TitleFacts, victim: string) => readonly Field[]>;

export type Mischief = keyof typeof MISCHIEF;

const KINDS = Object.keys(MISCHIEF) as Mischief[];

/** What the vandal does to the title of a place: each in turn, where the record allows it. */
export const mischiefAt = (place: number): Mischief => KINDS[place % KINDS.length]!;

/** Return the edit by which a vandal harms a title. @param victim slug of the person that roles are moved to */
export const harmfulEdit = (title: TitleFacts, mischief: Mischief, victim: string): object =>
  editOf(title, MISCHIEF[mischief](title, victim));

/** Return an edit that nobody minds. */
export const harmlessEdit = (title: TitleFacts): object =>
  editOf(title, [{ field: 'sources', added: [{ what: 'Cast', where: 'The credits on screen' }] }]);

const editOf = ({ slug }: TitleFacts, fields: readonly Field[]): object => ({
  kind: 'change',
  record: { kind: 'title', slug },
  fields: fields.map((field) => ({ ...field, source: { where: 'I know it' } })),
  licence: 'CC0-1.0',
});
