/** A page as the server has rendered it, which is seen until React has it too (`docs/decisions/0056-a-tap-shows-the-servers-page.md`). */
import { PAGE_STATE_ID, type PageState } from '../page/page-state.ts';
import { beginAtTop } from '../app/scroll-restoration.ts';
import { keptFields } from './kept-fields.ts';
import { takeDictionary } from './page-dictionary.ts';
import { hideAsLeaving, partsAhead, showLeaving } from './page-parts.ts';
import { revealPage } from './reveal-page.ts';
import { keepTyped } from './typed-fields.ts';

/** How long React may take to render the page, in milliseconds. */
const RENDER_MS = 3_000;

/** How long those of its pictures may take that are seen at once, in milliseconds. */
const PICTURES_MS = 1_000;

/** What a document of the site has in it. */
export interface ServerPage {
  readonly state: PageState;
  /** What stands in its `main`. */
  readonly content: HTMLElement;
  /** The stylesheets that it is to have. */
  readonly styles: readonly { readonly href: string; readonly integrity: string | undefined }[];
}

/** Read a response as a document of the site. Undefined: it is none, or one of another address. */
export async function readServerPage(response: Response): Promise<ServerPage | undefined> {
  if (response.status !== 200 || response.redirected) return undefined;
  const read = new DOMParser().parseFromString(await response.text(), 'text/html');
  const state = read.getElementById(PAGE_STATE_ID)?.textContent;
  const main = read.getElementById('main');
  if (!state || !main) return undefined;
  takeDictionary(response.headers);
  const content = document.createElement('div');
  content.className = 'sh:contents';
  content.dataset.serverPage = '';
  content.append(...main.childNodes);
  const links = [...read.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const styles = links.map((link) => ({
    href: link.getAttribute('href')!,
    integrity: link.getAttribute('integrity') ?? undefined,
  }));
  return { state: JSON.parse(state) as PageState, content, styles };
}

const standing = (): Element | null => document.querySelector('[data-server-page]');

/** Take the server's page away. What React shows is seen again, unless another page of its own was revealed. */
export function endServerPage(): void {
  const page = standing();
  if (!page) return;
  page.remove();
  showLeaving();
}

const buttonsIn = (parts: readonly Element[]): HTMLElement[] =>
  parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('button[type=button]')]);

/** Which of its buttons the visitor has pressed, in their order: the page of React has the same ones. */
let pressed: number[] = [];

/** Show the server's page in place of the one that React shows, from its top. */
export function showServerPage({ content }: ServerPage): void {
  endServerPage();
  pressed = [];
  content.addEventListener('click', ({ target }) => {
    const index = buttonsIn([content]).findIndex((button) => button.contains(target as Node));
    if (index >= 0) pressed.push(index);
  });
  hideAsLeaving();
  document.getElementById('main')!.append(content);
  beginAtTop();
}

const within = (ms: number, what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * Have React render the page, hidden, while the server's is seen. Resolves when it stands in the document, with those of its
 * pictures that are seen at once, or when that takes too long.
 *
 * @param render asks React to
 */
export async function renderBehindServerPage(render: () => void): Promise<void> {
  const former = new Set(partsAhead());
  const rendered = (): HTMLElement[] => partsAhead().filter((part) => !former.has(part));
  let observer: MutationObserver | undefined;
  const isRendered = new Promise<void>((resolve) => {
    observer = new MutationObserver(() => {
      if (rendered().length > 0) resolve();
    });
    observer.observe(document.getElementById('main')!, { childList: true });
  });
  render();
  await within(RENDER_MS, isRendered);
  observer?.disconnect();
  const pictures = rendered().flatMap((part) => [
    ...part.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])'),
  ]);
  await within(PICTURES_MS, Promise.allSettled(pictures.map((picture) => picture.decode())));
}

/** Reveal React's page in place of the server's: what is typed into the one, or pressed, is so in the other. */
export function revealInPlace(follow: () => void): boolean {
  const ahead = partsAhead();
  keepTyped();
  const kept = keptFields();
  if (!revealPage(follow)) return false;
  // Both have the same fields, of which the first would be filled.
  standing()?.remove();
  kept.putBackInPage();
  const buttons = buttonsIn(ahead);
  for (const index of pressed) buttons[index]?.click();
  return true;
}
