declare module '*.po?within=texts' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}
