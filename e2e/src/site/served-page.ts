/** Pages as the server sends them, read without a browser: what a crawler sees, or a visitor without JavaScript. */
import { JSDOM, VirtualConsole } from 'jsdom';

/** A page in the words of its HTML. */
export interface ServedPage {
  readonly status: number;
  /** Where the request ended, redirects followed. */
  readonly url: URL;
  readonly document: Document;
  /** The element `main`. */
  readonly main: Element;
  readonly header: Element;
  readonly footer: Element;
}

function landmark(document: Document, selector: string): Element {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((one) => one.parentElement?.closest('main') === null);
  if (element === undefined) throw new Error(`${document.URL} has no ${selector}.`);
  return element;
}

/** Read a page. No script of it runs, and nothing that it links is loaded. */
export async function readServedPage(address: URL): Promise<ServedPage> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  // It would report styles that it does not understand.
  const virtualConsole = new VirtualConsole();
  const { document } = new JSDOM(html, { url: response.url, virtualConsole }).window;
  return {
    status: response.status,
    url: new URL(response.url),
    document,
    main: landmark(document, 'main'),
    header: landmark(document, 'header'),
    footer: landmark(document, 'footer'),
  };
}

/** The text of an element, with each run of white space as one space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Whether an element is shown: what React sends late waits in a hidden element or a template for a script. */
const isShown = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"], template, noscript') === null;

/** Return the elements of a selector that are shown, by their label or text. */
export function shown(root: ParentNode, selector: string, name: string | RegExp = /(?:)/): Element[] {
  return [...root.querySelectorAll(selector)].filter(
    (element) => isShown(element) && matches(element.getAttribute('aria-label') ?? textOf(element), name),
  );
}
