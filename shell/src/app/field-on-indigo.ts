/** A text box on the dark ground of header and footer, which is dark in both themes. */
export const fieldOnIndigo =
  'sh:min-h-target sh:rounded-1 sh:border sh:scheme-dark sh:border-chalk/45 sh:bg-chalk/10 sh:px-3 sh:text-inherit ' +
  'sh:placeholder:text-inherit sh:placeholder:opacity-80';
