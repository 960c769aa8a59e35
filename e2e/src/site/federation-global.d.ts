/** What Module Federation's developer tools read of a page. */
declare var __FEDERATION__: { readonly __INSTANCES__: readonly { readonly name: string }[] };
