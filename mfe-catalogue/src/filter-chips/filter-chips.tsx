import { useText } from '@sinima/runtime';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { stripClass } from '@sinima/ui-kit/strip';
import type { ReactNode } from 'react';
import * as messages from '../titles/titles.messages.ts';

/** A phone draws the chips sideways, so that what they filter stays in view. */
const strip =
  'ca:max-sm:-mx-gutter ca:max-sm:flex-nowrap ca:max-sm:overflow-x-auto ca:max-sm:overscroll-x-contain ' +
  'ca:max-sm:scroll-px-gutter ca:max-sm:px-gutter ca:max-sm:pt-[4px] ca:max-sm:pb-2 ca:max-sm:whitespace-nowrap';

interface FilterChipsProps<Value extends string> {
  /** The name of the choice, e.g. "Platforms". */
  label: string;
  values: readonly Value[];
  /** Undefined: all. */
  selected: Value | undefined;
  addressOf: (value: Value | undefined) => string;
}

/** A chip for all and one for each value. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>): ReactNode {
  const text = useText();
  const { label, values, selected, addressOf } = props;
  const chips = [undefined, ...values].map((value) => ({
    label: value ?? text(messages.chipAll),
    to: addressOf(value),
    selected: value === selected,
  }));
  return <ChipLinks label={label} chips={chips} className={`${strip} ${stripClass}`} />;
}

/** The filtered content, below the chips. */
export function FilteredResults({ children }: { children: ReactNode }): ReactNode {
  return <div className="ca:mt-4">{children}</div>;
}
