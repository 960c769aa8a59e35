interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Return the options of a filter: all, then what is offered; a chosen value that is not offered stands first.
 *
 * @param all the label of the first, e.g. "All Genres"
 * @param chosen empty: all
 */
export function filterOptions(
  all: string,
  offered: readonly string[],
  chosen: string,
  labelOf: (value: string) => string = (value) => value,
): Option[] {
  const values = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered];
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))];
}
