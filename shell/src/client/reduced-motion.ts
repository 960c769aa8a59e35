/** Whether the visitor asks for less motion. */
export const rests = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
