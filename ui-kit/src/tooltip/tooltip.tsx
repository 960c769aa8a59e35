import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Limits of `docs/specification.md §9`, in milliseconds. */
const openDelayMs = 700;
const skipDelayMs = 300;

/**
 * A word on what a control does, shown when it is pointed at or focused. It brings a popper along: import it lazily.
 *
 * @param children one control that takes a ref; it needs a name of its own, for those who never see the tooltip
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }): ReactNode {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
