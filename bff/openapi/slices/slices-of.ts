/** The part of a document that one owner answers for. */
export interface Slice<Document> {
  /** A feature's name; absent: the API itself. */
  readonly name?: string;
  readonly document: Document;
  /** Schemas that it refers to and that are the API's own. */
  readonly borrowed: ReadonlySet<string>;
}

/** What of a document is split. */
interface Splittable {
  readonly paths: object;
  readonly components?: { readonly schemas?: object };
}

/** Return the features that a document names: tags with an owner. */
export function featuresOf({ tags = [] }: { tags?: readonly { readonly name: string }[] }): string[] {
  return tags.flatMap((tag) => ('x-owner' in tag ? [tag.name] : []));
}

/** Split a document: the API itself first, then its features. */
export function slicesOf<Document extends Splittable>(
  document: Document,
  features: readonly string[],
): Slice<Document>[] {
  const isOf = (path: string, name: string): boolean =>
    path === `/api/${name}` || path.startsWith(`/api/${name}/`);
  const core = sliceWith(document, (path) => !features.some((name) => isOf(path, name)));
  const coreSchemas = new Set(Object.keys(core.components?.schemas ?? {}));
  return [
    { document: core, borrowed: new Set() },
    ...features.map((name) => {
      const its = sliceWith(document, (path) => isOf(path, name));
      const schemas = Object.keys(its.components?.schemas ?? {});
      return { name, document: its, borrowed: new Set(schemas.filter((schema) => coreSchemas.has(schema))) };
    }),
  ];
}

function sliceWith<Document extends Splittable>(
  document: Document,
  isIn: (path: string) => boolean,
): Document {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isIn(path)));
  const all: Readonly<Record<string, unknown>> = { ...document.components?.schemas };
  const wanted = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      visit(all[name] ?? {});
    }
  };
  visit(paths);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return { ...document, paths, components: { ...document.components, schemas } };
}
