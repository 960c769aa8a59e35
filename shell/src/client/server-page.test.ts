import {
  endServerPage,
  readServerPage,
  renderBehindServerPage,
  revealInPlace,
  showServerPage,
} from './server-page.ts';

const HIDDEN = 'style="display: none !important"';

const documentOf = (main: string, state = '{"data":{"queries":[]}}'): string =>
  `<!doctype html><link rel="stylesheet" href="/releases/mfe-title/browser/styles.css" integrity="sha256-1"><div id="root"><main id="main">${main}</main></div><script id="sinima-page" type="application/json">${state}</script>`;

const answer = (html: string, { status = 200, redirected = false } = {}): Response =>
  ({ status, redirected, headers: new Headers(), text: () => Promise.resolve(html) }) as Response;

const read = async (main: string) => (await readServerPage(answer(documentOf(main))))!;

const main = (): HTMLElement => document.getElementById('main')!;

const seen = (): (string | null)[] =>
  [...main().children]
    .filter((part) => part instanceof HTMLElement && part.style.display !== 'none')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
  document.body.innerHTML = '<main id="main"><h1>Movies</h1><p>All</p></main>';
  history.replaceState({ key: String(Math.random()) }, '', '/title/one');
});

describe('a document of the site', () => {
  it('is read with what stands in its main, its state and its stylesheets', async () => {
    const page = await read('<h1>One</h1>');
    expect(page.content.innerHTML).toBe('<h1>One</h1>');
    expect(page.state).toEqual({ data: { queries: [] } });
    expect(page.styles).toEqual([{ href: '/releases/mfe-title/browser/styles.css', integrity: 'sha256-1' }]);
  });

  it.each([
    ['an error', answer(documentOf('<h1>Not found</h1>'), { status: 404 })],
    ['one of another address', answer(documentOf('<h1>One</h1>'), { redirected: true })],
    ['one of somebody else, as a network that asks to sign in', answer('<h1>Welcome to the airport</h1>')],
  ])('is not taken from %s', async (_name, response) => {
    expect(await readServerPage(response)).toBeUndefined();
  });
});

describe('the page of the server', () => {
  it('is seen in place of the page of React, from its top, and gives way to it again', async () => {
    showServerPage(await read('<h1>One</h1>'));
    expect(seen()).toEqual(['One']);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    endServerPage();
    expect(seen()).toEqual(['Movies', 'All']);
  });

  it('leaves a page hidden that React has rendered ahead', async () => {
    main().innerHTML += `<h1 ${HIDDEN}>Another</h1>`;
    showServerPage(await read('<h1>One</h1>'));
    endServerPage();
    expect(seen()).toEqual(['Movies', 'All']);
  });

  it('gives way to the next one of the server', async () => {
    showServerPage(await read('<h1>One</h1>'));
    showServerPage(await read('<h1>Two</h1>'));
    expect(seen()).toEqual(['Two']);
    endServerPage();
    expect(seen()).toEqual(['Movies', 'All']);
  });

  it('gives way to the page of React, in which the same buttons are pressed', async () => {
    const buttons = '<button type="button">Like</button><button type="button">Watch</button>';
    showServerPage(await read(buttons));
    for (const index of [1, 0, 1]) main().querySelectorAll('button')[index]!.click();
    main().insertAdjacentHTML('beforeend', `<div ${HIDDEN}>${buttons}</div>`);
    const pressed: (string | null)[] = [];
    main().lastElementChild!.addEventListener('click', ({ target }) => {
      pressed.push((target as Element).textContent);
    });
    revealInPlace(jest.fn());
    expect(pressed).toEqual(['Watch', 'Like', 'Watch']);
  });

  it('gives way to the page of React once that is rendered, with what was typed', async () => {
    showServerPage(await read('<h1>One</h1><input name="search">'));
    const field = main().querySelector('input')!;
    field.value = 'king';
    const { followTyping } = await import('./typed-fields.ts');
    followTyping();
    field.dispatchEvent(new Event('input', { bubbles: true }));

    let render = (): void => undefined;
    const rendered = renderBehindServerPage(() => {
      render = () =>
        main().insertAdjacentHTML('beforeend', `<div ${HIDDEN}><h1>One</h1><input name="search"></div>`);
    });
    render();
    await rendered;
    expect(seen()).toEqual(['One']);

    expect(revealInPlace(jest.fn())).toBe(true);
    expect(document.querySelector('[data-server-page]')).toBeNull();
    expect(main().querySelector('input')!.value).toBe('king');
    // React takes the former page away when it follows.
    endServerPage();
    expect(seen()).toEqual(['One']);
  });
});
