import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { TooltipClock } from './tooltip-clock.ts';
import styles from './tooltip.module.css';

/** The code that places it is loaded when a tooltip is first shown: most visits see none. */
const loadBubble = () => import(/* webpackChunkName: "tooltip-bubble" */ './tooltip-bubble.tsx');
const TooltipBubble = lazyPart(async () => ({ default: (await loadBubble()).TooltipBubble }));

interface TooltipProps {
  text: string;
  /** One control; it needs a name of its own, for those who never see the tooltip. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A short description of a control, shown when it is pointed at or focused; Escape and a press take it away. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [clock] = useState(() => new TooltipClock(setOpen));
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => () => clock.stop(), [clock]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') clock.close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, clock]);

  const pointed = (): void => {
    loadBubble().catch(() => undefined);
    clock.openSoon();
  };
  const focused = ({ target }: FocusEvent): void => {
    // Only where the focus is seen: not after a press.
    if (target.matches(':focus-visible')) clock.open();
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={pointed}
      onPointerLeave={() => clock.closeSoon()}
      onPointerDown={() => clock.close()}
      onFocus={focused}
      onBlur={() => clock.close()}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open ? <TooltipBubble attempt={0} id={id} anchor={anchor} text={text} /> : null}
    </span>
  );
}
