import { Transform } from 'class-transformer';

/** Read a whole number from a query; anything else is left as it is, for the validation to refuse. */
export function FromDigits(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
  );
}
