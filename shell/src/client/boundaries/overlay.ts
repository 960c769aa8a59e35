/** Boxes around the fragments of a page, and a bar that hides them. */
import type { BoundaryFacts } from '../../page/boundary-facts.ts';
import { watchBrowserTimes } from './browser-times.ts';
import { createLabel, fillLabel } from './fragment-label.ts';
import { overlayStyle } from './overlay-style.ts';

/** The key that shows and hides the boxes, with Alt. */
const KEY = 'KeyB';

interface Box {
  readonly element: HTMLElement;
  readonly label: HTMLElement;
}

const remoteOf = (key: string): string => key.slice(0, key.indexOf('/'));

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A colour for each remote, as far apart as there are remotes. */
function colours(remotes: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    remotes.map((name, index) => [name, `hsl(${Math.round((360 * index) / remotes.length)} 85% 45%)`]),
  );
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

/** Return the boxes of an element's children, and of the children of wrappers that have no box (`display: contents`). */
function boxesIn(parent: Element): DOMRect[] {
  return [...parent.children].flatMap((child) => {
    const box = child.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [box] : boxesIn(child);
  });
}

/** Return the place of a fragment in the window; undefined when nothing of it is seen. */
function placeOf(fragment: Element): DOMRect | undefined {
  const boxes = boxesIn(fragment);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Show the overlay, and keep it right as the page changes. */
export function openOverlay(facts: BoundaryFacts): void {
  const host = element('div', '');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  shadow.adoptedStyleSheets = [sheet];
  const boxes = element('div', 'boxes');
  const bar = element('aside', 'bar');
  bar.setAttribute('aria-label', 'Boundaries');
  const toggle = document.createElement('button');
  const summary = element('p', 'summary');
  const news = element('p', 'news');
  news.setAttribute('role', 'status');
  bar.append(toggle, summary, news);
  shadow.append(boxes, bar);

  const colourOf = colours(Object.keys(facts).sort());
  const known = new Map<Element, Box>();
  const say = (text: string): void => void (news.textContent = text);

  function boxOf(fragment: Element, key: string): Box {
    const former = known.get(fragment);
    if (former) return former;
    const box = { element: element('div', 'box'), label: createLabel(key, facts[remoteOf(key)], say) };
    box.element.style.setProperty('--boundary', colourOf.get(remoteOf(key)) ?? 'hsl(0 0% 50%)');
    box.element.append(box.label);
    boxes.append(box.element);
    known.set(fragment, box);
    return box;
  }

  function place(fragment: Element, key: string): void {
    const { element: box, label } = boxOf(fragment, key);
    const found = placeOf(fragment);
    box.hidden = found === undefined;
    if (!found) return;
    box.style.left = `${found.left + scrollX}px`;
    box.style.top = `${found.top + scrollY}px`;
    box.style.width = `${found.width}px`;
    box.style.height = `${found.height}px`;
    fillLabel(label, key, facts[remoteOf(key)], times.get(key));
  }

  function arrange(): void {
    const fragments = [...document.querySelectorAll('[data-fragment]')];
    for (const [fragment, box] of known) {
      if (fragments.includes(fragment)) continue;
      box.element.remove();
      known.delete(fragment);
    }
    const keys = fragments.map((fragment) => fragment.getAttribute('data-fragment') ?? '');
    fragments.forEach((fragment, index) => place(fragment, keys[index]!));
    const remotes = new Set(keys.map(remoteOf)).size;
    summary.textContent = `${counted(keys.length, 'fragment')} of ${counted(remotes, 'remote')}`;
  }

  let isPlanned = false;
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      if (!boxes.hidden) arrange();
    });
  }

  function show(isShown: boolean): void {
    boxes.hidden = !isShown;
    toggle.textContent = isShown ? 'Hide boundaries (Alt+B)' : 'Show boundaries (Alt+B)';
    plan();
  }

  const times = watchBrowserTimes(plan);
  toggle.addEventListener('click', () => show(Boolean(boxes.hidden)));
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== KEY) return;
    event.preventDefault();
    show(Boolean(boxes.hidden));
  });
  document.documentElement.append(host);
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  new ResizeObserver(plan).observe(document.body);
  addEventListener('resize', plan);
  document.addEventListener('load', plan, { capture: true });
  show(true);
}
