import { dataSavingOf, savesData } from './data-saver.ts';

describe('a request', () => {
  it.each([
    ['says nothing', undefined, undefined, 'none'],
    ['comes from a browser that saves data', 'on', undefined, 'browser'],
    ['comes from a browser that does not', 'off', 'save-data=0', 'none'],
    ['comes with the switch on', undefined, 'a=b; save-data=1', 'switch'],
    ['comes with both', 'On', 'save-data=1', 'browser'],
    ['comes with a cookie of another name', undefined, 'not-save-data=1; save-data=10', 'none'],
  ])('that %s is told so', (_name, saveData, cookie, saving) => {
    expect(dataSavingOf(saveData, cookie)).toBe(saving);
  });
});

describe('a page', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    document.cookie = 'save-data=; max-age=0';
  });

  it('saves data when the browser does, or the switch is on', () => {
    expect(savesData()).toBe(false);
    document.cookie = 'save-data=1';
    expect(savesData()).toBe(true);
    document.cookie = 'save-data=; max-age=0';
    Object.assign(navigator, { connection: { saveData: true } });
    expect(savesData()).toBe(true);
  });
});
