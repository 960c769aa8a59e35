declare module '*.po' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.po?within=service-worker' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}
