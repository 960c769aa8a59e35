import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenAPIObject } from '@nestjs/swagger';

/** A document to make types of. */
export interface TypedDocument {
  readonly document: OpenAPIObject;
  /** Its source, and the command that makes it. */
  readonly madeBy: string;
  /** The part of the API that it is of; left out: the API's core. */
  readonly part?: {
    /** Schemas that it refers to and that are the core's own. */
    readonly borrowed: ReadonlySet<string>;
    /** The module of the core's types. */
    readonly core: string;
  };
}

/** Return the TypeScript of a document: that of a part has readable names, and makes its paths known to `apiQuery`. */
export async function typesOf({ document, madeBy, part }: TypedDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    silent: true,
    transform: (_schema, { path = '' }) => {
      const [, schema] = /^#\/components\/schemas\/(\w+)$/.exec(path) ?? [];
      return schema !== undefined && part?.borrowed.has(schema) ? borrowedType(schema) : undefined;
    },
  });
  const header = `/** Made from ${madeBy}. Do not edit it. */\n`;
  const text = astToString(nodes);
  if (!part) return header + text;
  const imported = part.borrowed.size > 0 ? `import type { components as api } from '${part.core}';\n` : '';
  return [header, imported, text, namesOf(document, part.borrowed), AUGMENTATION].join('');
}

/** `api['schemas']['TitleCard']` */
function borrowedType(schema: string): ts.TypeNode {
  const literal = (text: string): ts.TypeNode =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(text));
  const api = ts.factory.createTypeReferenceNode('api');
  const schemas = ts.factory.createIndexedAccessTypeNode(api, literal('schemas'));
  return ts.factory.createIndexedAccessTypeNode(schemas, literal(schema));
}

function namesOf(document: OpenAPIObject, borrowed: ReadonlySet<string>): string {
  const own = Object.keys(document.components?.schemas ?? {}).filter((schema) => !borrowed.has(schema));
  return own.map((schema) => `export type ${schema} = components['schemas']['${schema}'];\n`).join('');
}

const AUGMENTATION = `
type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
`;
