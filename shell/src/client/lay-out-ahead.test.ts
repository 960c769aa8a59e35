import { layOutPagesAhead } from './lay-out-ahead.ts';
import { hide, partsAhead } from './page-parts.ts';
import { revealPage } from './reveal-page.ts';

const main = document.createElement('main');
main.id = 'main';
document.body.append(main);

let asked: (string | null)[];

beforeEach(() => {
  jest.useFakeTimers();
  main.innerHTML = '<div data-fragment="movies"><h1>Movies</h1></div>';
  asked = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    asked.push(this.textContent);
    return new DOMRect();
  });
  window.scrollTo = jest.fn();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const supporting = (isSupported: boolean): void => {
  Object.assign(globalThis, { CSS: { supports: () => isSupported } });
};

/** Render a page as React does ahead. */
async function renderAhead(): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.dataset.fragment = 'title';
  page.innerHTML = '<article><h1>One</h1></article><aside><p>Two</p></aside>';
  hide(page);
  main.append(page);
  await jest.advanceTimersByTimeAsync(20);
  return page;
}

it('in a browser that would show it, a page ahead stays as React hides it', async () => {
  supporting(false);
  layOutPagesAhead();
  expect((await renderAhead()).style.display).toBe('none');
});

it('a page that is rendered ahead is laid out, stays hidden, and is revealed as ever', async () => {
  supporting(true);
  layOutPagesAhead();
  const page = await renderAhead();
  expect(page.style.cssText).toBe('display: contents !important;');
  expect(asked).toEqual(['One', 'Two']);
  expect(partsAhead()).toEqual([page]);
  expect(revealPage(() => undefined)).toBe(true);
  expect([...main.children].map((part) => (part as HTMLElement).style.display)).toEqual(['none', '']);
});

it('a page that goes before it is laid out is left alone', async () => {
  supporting(true);
  layOutPagesAhead();
  const rendered = renderAhead();
  revealPage(() => undefined);
  expect((await rendered).style.display).toBe('');
});
