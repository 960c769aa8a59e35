declare module '*.po' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.po?from=pages' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.po?from=widgets' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '*.po?from=static' {
  import type { Catalogue } from '@sinima/contracts/text';

  const catalogue: Catalogue;
  export default catalogue;
}
