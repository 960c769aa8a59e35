/** The texts of an app in one language: loaded before anything of it is rendered. */
import type { Composition } from '@sinima/contracts/composition';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { Text, TranslationsOfFragments } from '@sinima/contracts/text';
import { createText } from '@sinima/runtime/create-text';
import { isStatic } from './fragment-owner.ts';
import type { FragmentRef } from './fragment-ref.ts';

const english = createText(SOURCE_LANGUAGE);

/**
 * Load an app's texts; in English where it is not translated into the language. Rejects where its translation does not load.
 *
 * @param kinds what the fragment is that they are for, e.g. static, or else a page: the first is taken that the app has
 */
export async function loadText(
  { translations }: Pick<RemoteModule, 'translations'>,
  language: Language,
  kinds: readonly (keyof TranslationsOfFragments)[] = [],
): Promise<Text> {
  const found = translations?.[language];
  const load =
    typeof found === 'object' ? kinds.map((kind) => found[kind]).find((each) => each !== undefined) : found;
  return load ? createText(language, (await load()).default) : english;
}

/** Load the texts of a remote's fragment. */
export const loadFragmentText = (
  remote: RemoteModule,
  composition: Composition,
  language: Language,
  ref: FragmentRef,
): Promise<Text> =>
  loadText(remote, language, [...(isStatic(composition, ref) ? ['static' as const] : []), ref.kind]);
