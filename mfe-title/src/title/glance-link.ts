/** A link in the head of a title, on its dark cloth. */
export const glanceLink =
  'ti:inline-block ti:py-px ti:font-bold ti:text-inherit ti:underline ti:decoration-ochre ti:decoration-2 ' +
  'ti:underline-offset-4 ti:focus-visible:outline-ochre';
