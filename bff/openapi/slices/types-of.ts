import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Slice } from './slices-of.js';

const HEADER =
  '/** Made from `contracts/openapi.json` by `npm run openapi -w @sinima/bff`. Do not edit it. */\n';

/** Return the TypeScript of a slice: a feature's has readable names, and makes its paths known to `apiQuery`. */
export async function typesOf({ name, document, borrowed }: Slice<OpenAPIObject>): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    silent: true,
    transform: (_schema, { path = '' }) => {
      const [, schema] = /^#\/components\/schemas\/(\w+)$/.exec(path) ?? [];
      return schema !== undefined && borrowed.has(schema) ? borrowedType(schema) : undefined;
    },
  });
  const text = astToString(nodes);
  if (name === undefined) return HEADER + text;
  return [HEADER, importOf(borrowed), text, namesOf(document, borrowed), AUGMENTATION].join('');
}

/** `api['schemas']['TitleCard']` */
function borrowedType(schema: string): ts.TypeNode {
  const literal = (text: string): ts.TypeNode =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(text));
  const api = ts.factory.createTypeReferenceNode('api');
  const schemas = ts.factory.createIndexedAccessTypeNode(api, literal('schemas'));
  return ts.factory.createIndexedAccessTypeNode(schemas, literal(schema));
}

const importOf = (borrowed: ReadonlySet<string>): string =>
  borrowed.size > 0 ? "import type { components as api } from '../openapi.ts';\n" : '';

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
