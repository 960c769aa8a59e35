/** The host's own part of a page. It runs where no remote's code runs. */
import { createQueryClient } from '@sinima/runtime/host';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { App } from '../app/app.tsx';
import type { FragmentSource, LoadedFragment, Site } from '../app/site.ts';
import { loadText } from '../page/load-text.ts';
import type { FrameWork, RenderedFrame } from '../page/page-work.ts';
import { siteHeads } from '../page/site-heads.ts';
import { translations } from '../page/translations.ts';
import { createPlaces } from './places.ts';
import { renderTree, textOf } from './render-tree.tsx';

/** The frame has places for fragments, and loads none. */
const noFragments: FragmentSource = {
  load: () => new Promise<LoadedFragment>(() => undefined),
  retry: () => undefined,
};

/** Render header, footer and places for fragments. Resolves also when the host throws: pausing it would not help. */
export async function renderFrame({
  language,
  address,
  composition,
  hasSession,
}: FrameWork): Promise<RenderedFrame> {
  const places = createPlaces();
  const site: Site = { language, composition, fragments: noFragments, hasSession, markOf: places.markOf };
  const surroundings = { address, site, client: createQueryClient() };
  try {
    const [{ html, errors }, errorArea] = await Promise.all([
      renderTree(surroundings, <App />),
      renderTree(surroundings, <ErrorArea />),
    ]);
    return {
      kind: 'frame',
      html,
      places: places.in(html),
      errorArea: errorArea.html,
      heads: siteHeads(await loadText({ translations }, language)),
      ...(errors.length > 0 && { thrown: textOf(errors[0]) }),
    };
  } catch (error) {
    return { kind: 'frame', html: '', places: {}, errorArea: '', thrown: textOf(error) };
  }
}
