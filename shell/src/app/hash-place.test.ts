import { goToHash } from './hash-place.ts';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  document.body.innerHTML = '<main></main>';
  Element.prototype.scrollIntoView = function record(this: Element) {
    scrolled.push(this.id);
  };
});

const appear = (id: string): void => {
  document.querySelector('main')!.innerHTML = `<article id="${id}" tabindex="-1"></article>`;
};

/** Let observers hear of what has changed. */
const heard = (): Promise<void> => Promise.resolve();

it('element that is there is gone to at once, with the focus', () => {
  appear('ọlá');
  goToHash('#%E1%BB%8Dl%C3%A1');
  expect(scrolled).toEqual(['ọlá']);
  expect(document.querySelector('article')).toHaveFocus();
});

it('element whose data are on their way is gone to when they have come, once', async () => {
  goToHash('#lionheart');
  appear('another');
  await heard();
  expect(scrolled).toEqual([]);
  appear('lionheart');
  await heard();
  appear('lionheart');
  await heard();
  expect(scrolled).toEqual(['lionheart']);
});

it.each(['wheel', 'touchstart', 'keydown'])(
  'visitor who moves meanwhile (%s) is left where they are',
  async (move) => {
    goToHash('#lionheart');
    window.dispatchEvent(new Event(move));
    appear('lionheart');
    await heard();
    expect(scrolled).toEqual([]);
  },
);

it('wait ends with the page that it was for', async () => {
  const end = goToHash('#lionheart');
  end();
  appear('lionheart');
  await heard();
  expect(scrolled).toEqual([]);
});

it('hash that is no text leads nowhere', () => {
  expect(() => goToHash('#%E0%A4')()).not.toThrow();
});
