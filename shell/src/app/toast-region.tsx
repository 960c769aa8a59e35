import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';
import type { Notice } from '@sinima/ui-kit/toasts';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useEffect, useState, type ReactNode } from 'react';
import { PlainNotice } from './plain-notice.tsx';

/** Loaded with the first toast: most visitors see none. */
const Toasts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ '@sinima/ui-kit/toasts')).Toasts,
}));

/** The toasts that fragments ask for, one at a time (`docs/specification.md §9`). */
export function ToastRegion(): ReactNode {
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    const show = (event: Event): void => {
      const { detail } = event as CustomEvent<ToastDetail>;
      setNotice((former) => ({ ...detail, id: (former?.id ?? 0) + 1 }));
    };
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
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
