/** Address that ends a preview. */
export const PREVIEW_END_PATH = '/preview/end';
