import { showWithoutLateStylesheets } from './late-stylesheets.ts';
import { loadStylesheet } from './load-stylesheet.ts';

const linkOf = (href: string): HTMLLinkElement => document.querySelector(`link[href="${href}"]`)!;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" href="/of-the-document.css" integrity="sha256-x">';
});

afterEach(() => {
  jest.useRealTimers();
});

it('puts a stylesheet that does not answer into the document anew, which then waits no more', () => {
  const late = linkOf('/of-the-document.css');
  showWithoutLateStylesheets();
  jest.advanceTimersByTime(999);
  expect(linkOf('/of-the-document.css')).toBe(late);
  jest.advanceTimersByTime(1);
  expect(linkOf('/of-the-document.css')).not.toBe(late);
  expect(linkOf('/of-the-document.css').getAttribute('integrity')).toBe('sha256-x');
});

it('leaves alone what is on its way for another page, so that who waits for it hears of it', async () => {
  showWithoutLateStylesheets();
  const loading = loadStylesheet('/of-a-remote.css');
  jest.advanceTimersByTime(1_000);
  linkOf('/of-a-remote.css').dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});
