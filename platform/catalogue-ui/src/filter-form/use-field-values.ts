import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keep the fields of a form as the address has them, on Back too. Text that is typed before hydration stays.
 *
 * @param values by the name of the field
 */
export function useFieldValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const state = JSON.stringify(values);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    for (const [name, value] of Object.entries(JSON.parse(state) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [state]);
  return form;
}
