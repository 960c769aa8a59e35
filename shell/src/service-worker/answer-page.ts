/** Navigations: the network first, always; a copy where it does not answer, and a page that says so where there is none. */
import { languageOfPath } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { Copies } from './copies.ts';
import type { CopiesIndex, PageCopy } from './copies-index.ts';
import { refusalOf } from './known-releases.ts';
import { offlineLine, offlinePage, type Absence } from './offline-page.ts';
import { withLine, withoutBarred } from './page-document.ts';
import type { WorkerHost } from './worker-scope.ts';
import { textIn } from './worker-texts.ts';

/** How long the network may take until a copy is shown in its place, in milliseconds. */
const LATE_MS = 5_000;

const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

interface PageAnswer {
  readonly copies: Pick<Copies, 'index' | 'document'>;
  readonly host: WorkerHost;
  /** The answer of the network, on its way. */
  readonly network: Promise<Response>;
  readonly now: () => number;
  readonly lateMs?: number;
}

/** Return the worker's texts in the language of a page. @param path path and search */
const textFor = (path: string): Text => textIn(languageOfPath(path).language);

async function copyOf(
  { copies, now }: PageAnswer,
  { releases }: CopiesIndex,
  page: PageCopy,
  absence: Absence,
): Promise<Response | undefined> {
  const kept = await copies.document(page.path);
  if (!kept) return undefined;
  const html = withoutBarred(await kept.text(), releases.barred);
  return new Response(withLine(html, offlineLine(absence, page.keptAt, now(), textFor(page.path))), {
    headers: kept.headers,
  });
}

function offlineAnswer({ host, now }: PageAnswer, { releases, pages }: CopiesIndex, path: string): Response {
  const refusal = (page: PageCopy) => refusalOf(releases, page, now());
  const asked = pages.find((page) => page.path === path);
  const html = offlinePage({
    text: textFor(path),
    host,
    refusal: asked && refusal(asked),
    pages: pages.filter((page) => !refusal(page)).sort((a, b) => b.shownAt - a.shownAt),
    now: now(),
  });
  return new Response(html, { status: 503, headers: OFFLINE_HEADERS });
}

/** Answer the navigation to a page. @param path path and search */
export async function answerPage(parts: PageAnswer, path: string): Promise<Response> {
  const { copies, network, now, lateMs = LATE_MS } = parts;
  const failed = network.then(
    () => false,
    () => true,
  );
  const index = await copies.index();
  const found = index.pages.find((page) => page.path === path && !refusalOf(index.releases, page, now()));
  if (found) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, lateMs, 'late')));
    const first = await Promise.race([failed, late]);
    clearTimeout(timer);
    const copy =
      first === false ? undefined : await copyOf(parts, index, found, first === 'late' ? 'late' : 'offline');
    if (copy) return copy;
  }
  return (await failed) ? offlineAnswer(parts, index, path) : network;
}
