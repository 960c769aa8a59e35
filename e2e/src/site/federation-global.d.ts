/** What Module Federation's developer tools read of a page. */
declare var __FEDERATION__: {
  readonly __INSTANCES__: readonly { readonly name: string }[];
  /** By name, and by name and version: the host and its remotes, and each remote. */
  readonly moduleInfo: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly remoteEntry?: string;
        readonly remotesInfo?: Readonly<Record<string, { readonly matchedVersion: string }>>;
      }
    >
  >;
  /** By provider, scope, package and version. */
  readonly __SHARE__: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          Readonly<
            Record<
              string,
              Readonly<
                Record<
                  string,
                  { readonly from: string; readonly useIn: readonly string[]; readonly loaded?: boolean }
                >
              >
            >
          >
        >
      >
    >
  >;
};
