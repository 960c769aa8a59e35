/** The host's own part of a page. It runs where no remote's code runs. */
import { createQueryClient } from '@sinima/runtime/host';
import { App } from '../app/app.tsx';
import { fragmentKey } from '../page/fragment-ref.ts';
import type { FragmentSource, LoadedFragment, PagePart } from '../app/site.ts';
import { createMarks } from './marks.ts';
import type { FrameWork, RenderedFrame } from '../page/page-work.ts';
import { renderTree, textOf } from './render-tree.tsx';
import { siteHeads } from '../page/site-heads.ts';
import { loadText } from '../page/load-text.ts';
import { translations } from '../page/translations.ts';

/** Fragments that no version renders; others are not asked for. */
function brokenFragments(broken: ReadonlySet<string>): FragmentSource {
  const load = Promise.reject<LoadedFragment>(new Error('This fragment does not load on the server.'));
  load.catch(() => undefined);
  return { load: () => load, retry: () => undefined, isBroken: (ref) => broken.has(fragmentKey(ref)) };
}

/** Render header, footer and places for fragments. Resolves also when the host throws: pausing it would not help. */
export async function renderFrame({
  language,
  address,
  composition,
  broken,
  hasSession,
}: FrameWork): Promise<RenderedFrame> {
  const marks = createMarks();
  const brokenKeys = new Set(broken);
  const part: PagePart = {
    hasFrame: true,
    place(ref) {
      const key = fragmentKey(ref);
      if (brokenKeys.has(key)) return { before: null, isRendered: true, after: null };
      return { before: marks.mark(key), isRendered: false, after: null };
    },
  };
  const site = { language, composition, fragments: brokenFragments(brokenKeys), hasSession, part };
  try {
    const { html, errors } = await renderTree({ address, site, client: createQueryClient() }, <App />);
    const pieces = marks.cut(html);
    return {
      kind: 'frame',
      heads: siteHeads(await loadText({ translations }, language)),
      texts: pieces.filter((_piece, index) => index % 2 === 0),
      keys: pieces.filter((_piece, index) => index % 2 === 1),
      // Each broken fragment throws once.
      ...(errors.length > broken.length && { thrown: textOf(errors[broken.length]) }),
    };
  } catch (error) {
    return { kind: 'frame', texts: [], keys: [], thrown: textOf(error) };
  }
}
