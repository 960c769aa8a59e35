import { Transform } from 'class-transformer';

/** Take an empty value and `all`, which the pages' selects use, for a filter that is absent (`docs/specification.md §5`). */
export function AllMeansAbsent(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === '' || value === 'all' ? undefined : value));
}
