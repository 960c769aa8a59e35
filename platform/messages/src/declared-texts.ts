/** The texts that a remote declares in `remote.config.ts`: the host shows them where no code of the remote runs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig, RouteDeclaration } from '@sinima/contracts/remote';

const CONFIG = 'remote.config.ts';

/** What stands as context (`msgctxt`) of their entries in a translation, where messages have their name. */
export const DECLARED = CONFIG;

/** Return whether a text has words beside its fields: `New titles: {slug}`, and not `{name}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[\w.]+\}/g, ''));

/** Return whether a fact is of several fields, which other languages may have in another order: `{itemCount} {itemNoun}`. */
const hasOrder = (fact: string): boolean => (fact.match(/\{/g) ?? []).length > 1;

const textsOfPage = ({ feeds = [], card }: RouteDeclaration): string[] => [
  ...feeds.map(({ title }) => title).filter(hasWords),
  ...(card?.facts ?? []).filter((fact) => hasWords(fact) || hasOrder(fact)),
  ...Object.values(card?.words ?? {}).filter(hasWords),
];

/** Return the texts of a declaration that differ by language: labels of links, titles of feeds, facts and words of cards. */
export function declaredTexts({ navigation = [], pages }: RemoteConfig): string[] {
  const texts = [
    ...navigation.map(({ label }) => label).filter(hasWords),
    ...Object.values(pages).flatMap(textsOfPage),
  ];
  return [...new Set(texts)];
}

/** Return the declared texts of the remote in a folder; none where no remote is. */
export async function declaredTextsIn(dir: string): Promise<string[]> {
  const file = path.join(dir, CONFIG);
  if (!existsSync(file)) return [];
  return declaredTexts(((await import(pathToFileURL(file).href)) as { default: RemoteConfig }).default);
}
