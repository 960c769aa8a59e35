/** The texts of an app in one language: loaded before anything of it is rendered. */
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { Text } from '@sinima/contracts/text';
import { createText } from '@sinima/runtime/create-text';
import type { FragmentRef } from './fragment-ref.ts';

const english = createText(SOURCE_LANGUAGE);

/**
 * Load an app's texts; in English where it is not translated into the language. Rejects where its translation does not load.
 *
 * @param kind of the fragment that they are for; the host's own texts are for all
 */
export async function loadText(
  { translations }: Pick<RemoteModule, 'translations'>,
  language: Language,
  kind?: FragmentRef['kind'],
): Promise<Text> {
  const found = translations?.[language];
  const load = typeof found === 'function' || !kind ? found : found?.[kind];
  return typeof load === 'function' ? createText(language, (await load()).default) : english;
}
