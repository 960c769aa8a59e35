import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';

/**
 * Ask the shell to show a toast; one shows at a time.
 *
 * @example toast({ title: 'Email required', description: 'Please enter your email address.', variant: 'destructive' });
 */
export function toast(detail: ToastDetail): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
