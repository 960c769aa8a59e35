/** The texts of an app in one language: loaded before anything of it is rendered. */
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { Text } from '@sinima/contracts/text';
import { createText } from '@sinima/runtime/create-text';

const english = createText(SOURCE_LANGUAGE);

/** Load an app's texts; in English where it is not translated into the language. Rejects where its translation does not load. */
export async function loadText(
  { translations }: Pick<RemoteModule, 'translations'>,
  language: Language,
): Promise<Text> {
  const load = translations?.[language];
  return load ? createText(language, (await load()).default) : english;
}
