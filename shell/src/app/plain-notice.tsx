import type { Notice } from '@sinima/ui-kit/toasts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** How long a notice is shown, in milliseconds: as long as a toast. */
const SHOWN_MS = 5_000;

interface PlainNoticeProps {
  notice: Notice;
  /** Called when the notice has been shown long enough. */
  onRemove: () => void;
}

/** A toast's words alone, for when the code of toasts cannot be loaded. */
export function PlainNotice({
  notice: { title, description, action },
  onRemove,
}: PlainNoticeProps): ReactNode {
  const remove = useEffectEvent(onRemove);
  useEffect(() => {
    const removal = setTimeout(() => remove(), SHOWN_MS);
    return () => clearTimeout(removal);
  }, []);

  return (
    <div
      role="alert"
      className="sh:fixed sh:end-4 sh:bottom-4 sh:z-50 sh:max-w-[min(24rem,100%-2*var(--space-4))] sh:rounded-1 sh:border sh:bg-surface sh:px-4 sh:py-3 sh:text-text sh:print:hidden"
    >
      <strong>{title}</strong>
      {description === undefined ? null : <p>{description}</p>}
      {action === undefined ? null : (
        <button
          type="button"
          className="sh:min-h-target sh:cursor-pointer sh:underline"
          onClick={() => {
            action.act();
            onRemove();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
