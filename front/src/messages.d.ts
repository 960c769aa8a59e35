declare module '*.po?from=texts' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}
