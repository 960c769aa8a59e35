import * as Popper from '@radix-ui/react-popper';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

interface TooltipBubbleProps {
  id: string;
  /** The element around the control. It has no box of its own. */
  anchor: RefObject<HTMLElement | null>;
  text: string;
}

/** The tooltip itself, over the page beside its control, wherever there is room. */
export function TooltipBubble({ id, anchor, text }: TooltipBubbleProps): ReactNode {
  const control = {
    current: { getBoundingClientRect: () => anchor.current!.firstElementChild!.getBoundingClientRect() },
  };
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={control} />
      <Popper.Content
        id={id}
        role="tooltip"
        className={styles.tooltip}
        side="top"
        sideOffset={6}
        collisionPadding={8}
      >
        {text}
      </Popper.Content>
    </Popper.Root>,
    document.body,
  );
}
