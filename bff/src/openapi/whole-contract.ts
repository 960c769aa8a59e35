import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import core from '@sinima/contracts/openapi.json' with { type: 'json' };
import type { ReleaseSource } from '@sinima/releases/layered-follower';

type Named = Readonly<Record<string, unknown>>;

/** What is joined of an OpenAPI document. */
interface Contract {
  readonly tags?: readonly object[];
  readonly paths?: Named;
  readonly components?: Readonly<Record<string, Named>>;
}

const refTo = (kind: string, name: string): string => `"#/components/${kind}/${name}"`;

/** Rename what a slice has in common with a document by name alone: `Entry` of mfe-songs becomes `mfe-songs.Entry`. */
function withoutClashes(slice: Contract, app: string, document: Contract): Contract {
  const clashes = Object.entries(slice.components ?? {}).flatMap(([kind, named]) =>
    Object.entries(named).flatMap(([name, value]) => {
      const known = document.components?.[kind]?.[name];
      return known === undefined || isDeepStrictEqual(known, value) ? [] : [{ kind, name }];
    }),
  );
  let renamed = slice;
  for (const { kind, name } of clashes) {
    const text = JSON.stringify(renamed).replaceAll(refTo(kind, name), refTo(kind, `${app}.${name}`));
    renamed = JSON.parse(text) as Contract;
    const { [name]: value, ...others } = renamed.components?.[kind] ?? {};
    const components = { ...renamed.components, [kind]: { ...others, [`${app}.${name}`]: value } };
    renamed = { ...renamed, components };
  }
  return renamed;
}

interface Call {
  readonly operationId?: string;
}

const callsOf = (methods: unknown): [method: string, call: Call][] =>
  Object.entries(methods as Record<string, Call>);

/** Rename calls of a slice that have the name of another's: `decide` of mfe-songs becomes `mfe-songs.decide`. */
function withOwnCallNames(paths: Named, app: string, document: Contract): Named {
  const calls = Object.values(document.paths ?? {}).flatMap(callsOf);
  const taken = new Set(calls.flatMap(([, { operationId }]) => operationId ?? []));
  const named = (call: Call): Call =>
    call.operationId !== undefined && taken.has(call.operationId)
      ? { ...call, operationId: `${app}.${call.operationId}` }
      : call;
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(callsOf(methods).map(([method, call]) => [method, named(call)])),
    ]),
  );
}

/** Join a part's slice to a document; what the document has at a path stays. */
export function withSlice<Document extends Contract>(
  document: Document,
  app: string,
  slice: Contract,
): Document {
  const { tags = [], paths = {}, components = {} } = withoutClashes(slice, app, document);
  const kinds = new Set([...Object.keys(document.components ?? {}), ...Object.keys(components)]);
  return {
    ...document,
    tags: [...(document.tags ?? []), ...tags],
    // The document's own come first.
    paths: { ...document.paths, ...withOwnCallNames(paths, app, document), ...document.paths },
    components: Object.fromEntries(
      [...kinds].map((kind) => [kind, { ...components[kind], ...document.components?.[kind] }]),
    ),
  };
}

/** The contract that visitors of the API read: of the core, and of the parts that are live. */
@Injectable()
export class WholeContract {
  private document: object = core;

  /** Take what these parts answer. A slice that cannot be read is left out. */
  take(follower: Pick<ReleaseSource, 'filePath'>, live: readonly PartVersion[]): void {
    let document: Contract = core;
    for (const { app, api } of live) {
      document = withSlice(document, app, sliceIn(follower.filePath(app, api.contract)));
    }
    this.document = document;
  }

  read(): object {
    return this.document;
  }
}

/** Return the slice in a file of a release; an empty one where none can be read. */
function sliceIn(file: string): Contract {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } catch {
    return {};
  }
}
