import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';
import type { Notice } from '@sinima/ui-kit/toasts';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useEffect, useState, type ReactNode } from 'react';
import { keepToast, takeToast, TOAST_MS } from './kept-toast.ts';
import { PlainNotice } from './plain-notice.tsx';

/** Loaded with the first toast: most visitors see none. */
const Toasts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ '@sinima/ui-kit/toasts')).Toasts,
}));

/** The toasts that fragments ask for, one at a time (`docs/specification.md §9`). */
export function ToastRegion(): ReactNode {
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    let standing: { readonly detail: ToastDetail; readonly until: number } | undefined;
    const show = (detail: ToastDetail): void => {
      standing = { detail, until: Date.now() + (detail.duration ?? TOAST_MS) };
      setNotice((former) => ({ ...detail, id: (former?.id ?? 0) + 1 }));
    };
    const onToast = (event: Event): void => show((event as CustomEvent<ToastDetail>).detail);
    const onHide = (): void => {
      // An offer of another language is one of this page alone.
      if (standing && !standing.detail.language) keepToast(standing.detail, standing.until);
    };
    // It went with the visitor to the next document.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      standing = undefined;
      setNotice(null);
    };
    const kept = takeToast();
    if (kept) show(kept);
    window.addEventListener(TOAST_EVENT, onToast);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener(TOAST_EVENT, onToast);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  if (!notice) return null;
  const remove = (): void => setNotice(null);
  return (
    <Toasts
      attempt={notice.id}
      substitute={<PlainNotice key={notice.id} notice={notice} onRemove={remove} />}
      notice={notice}
      onRemove={remove}
    />
  );
}
