import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';

const toasts: ToastDetail[] = [];
const hear = (event: Event): void => void toasts.push((event as CustomEvent<ToastDetail>).detail);

/** Listen to toasts in each test; return them, the latest last. */
export function hearToasts(): readonly ToastDetail[] {
  beforeEach(() => {
    toasts.length = 0;
    addEventListener(TOAST_EVENT, hear);
  });
  afterEach(() => removeEventListener(TOAST_EVENT, hear));
  return toasts;
}
