/** The words of the template that stand for those of a remote. They are what makes it a remote that can be tested as it is. */
import { nameForms } from '../plan/name-forms.ts';
import type { PlannedPage, RemotePlan } from '../plan/remote-plan.ts';

/** The replacements, by word. */
export type Words = readonly (readonly [string, string])[];

/** Replace words, all at once: what came in is not replaced again. */
export function replaceWords(text: string, words: Words): string {
  const replacements = new Map(words);
  const pattern = [...replacements.keys()]
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return text.replaceAll(new RegExp(pattern, 'g'), (word) => replacements.get(word) ?? word);
}

/** The words of a name in all its forms. */
export function formsAsWords(templateName: string, name: string): Words {
  const from = nameForms(templateName);
  const to = nameForms(name);
  return (['kebab', 'camel', 'pascal', 'title', 'words'] as const).map(
    (form) => [from[form], to[form]] as const,
  );
}

/** The words of the whole remote. */
export const remoteWords = ({ name, owner, stylePrefix }: RemotePlan): Words => [
  ['remote-template', name],
  ['mfe-template', name],
  ['@sinima/template', owner],
  ['tpl:', `${stylePrefix}:`],
];

/** An address that a route matches: `/charts/:year` → `/charts/1`. */
const addressOf = (path: string): string =>
  path.replaceAll(/\/:slug\??/g, '/must-watch-african-cinema').replaceAll(/\/(?::\w+\??|\*)/g, '/1');

/**
 * The words of one page.
 *
 * @param isDeclaration whether the text declares the route; elsewhere an address stands for it
 */
export function pageWords({ id, path }: PlannedPage, isDeclaration: boolean): Words {
  const address = isDeclaration ? path : addressOf(path);
  return [
    ["'/film-picks'", `'${address}'`],
    ['"/film-picks"', `"${address}"`],
    ['`/film-picks`', `\`${path}\``],
    ['// /film-picks', `// ${path}`],
    ...formsAsWords('film-picks', id),
  ];
}

/** The words of the widget. */
export const widgetWords = (widget: string): Words => formsAsWords('home-picks', widget);
