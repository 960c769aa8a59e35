import { createNavigationSign, NAVIGATION_DEADLINE_MS, type NavigationSign } from './navigation-sign.ts';

const giveUp = jest.fn();
let sign: NavigationSign;

const isBusy = (): boolean => document.querySelector('main')!.getAttribute('aria-busy') === 'true';

/** Whether there is a sign for the eye and for screen readers. */
const isShown = (): boolean => {
  const isSaid = document.querySelector('[role=status]')!.textContent !== '';
  expect(isSaid).toBe(isBusy());
  return isSaid;
};

beforeEach(() => {
  jest.useFakeTimers();
  giveUp.mockReset();
  document.body.innerHTML = '<main id="main"></main>';
  sign = createNavigationSign(giveUp);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the sign of a navigation', () => {
  it('a page that comes at once has no sign that is said, and none for long enough to be drawn', () => {
    sign.begin();
    sign.move();
    jest.advanceTimersByTime(60);
    expect(document.querySelector('[role=status]')).toHaveTextContent('');
    sign.end();
    jest.advanceTimersByTime(NAVIGATION_DEADLINE_MS);
    expect(isShown()).toBe(false);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('the sign is shown within 100 ms of the step, not after the change of the address, until the page stands', () => {
    sign.begin();
    expect(isBusy()).toBe(true);
    jest.advanceTimersByTime(60);
    sign.move();
    jest.advanceTimersByTime(39);
    expect(isShown()).toBe(true);
    sign.end();
    expect(isShown()).toBe(false);
  });

  it('a page that does not come is given up 3 s after the address was changed', () => {
    sign.move();
    jest.advanceTimersByTime(2_999);
    expect(giveUp).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('a step that overtakes another keeps the sign, and has all the time for itself', () => {
    sign.move();
    jest.advanceTimersByTime(2_000);
    sign.begin();
    sign.move();
    jest.advanceTimersByTime(2_000);
    expect(isShown()).toBe(true);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('a step that becomes a document is waited for without a deadline', () => {
    sign.begin();
    jest.advanceTimersByTime(NAVIGATION_DEADLINE_MS);
    expect(isShown()).toBe(true);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('a page that Back brings from where the browser kept it has no sign', () => {
    sign.begin();
    jest.advanceTimersByTime(100);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isShown()).toBe(false);
  });
});
