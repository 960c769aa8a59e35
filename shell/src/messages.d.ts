declare module '*.po' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.po?from=service-worker' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}
