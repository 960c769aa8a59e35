import type { Answer, OpenApiDocument, Parameter, Schema } from '@sinima/contracts/openapi-document';
import { schemaChanges, type Direction } from './schema-changes.js';

/** Return what of a new document breaks callers of the released one: one sentence each, none when nothing does. */
export function breakingChanges(released: OpenApiDocument, next: OpenApiDocument): string[] {
  const compare = (where: string, before: Schema, after: Schema, direction: Direction): string[] =>
    schemaChanges(
      where,
      { schema: before, schemas: released.components.schemas },
      { schema: after, schemas: next.components.schemas },
      direction,
    );
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const after = next.paths[path]?.[method];
      if (after === undefined) return [`${call}: is gone`];
      return [
        ...parameterChanges(call, before.parameters ?? [], after.parameters ?? [], compare),
        ...Object.entries(before.responses).flatMap(([status, answer]) =>
          answerChanges(`${call} ${status}`, answer, after.responses[status], compare),
        ),
      ];
    }),
  );
}

type Compare = (where: string, before: Schema, after: Schema, direction: Direction) => string[];

function parameterChanges(
  call: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
  compare: Compare,
): string[] {
  const twin = (list: readonly Parameter[], { name, in: place }: Parameter): Parameter | undefined =>
    list.find((other) => other.name === name && other.in === place);
  const where = (parameter: Parameter): string => `${call} ?${parameter.name}`;
  const demanded = after
    .filter((parameter) => parameter.required && !twin(before, parameter)?.required)
    .map((parameter) => `${where(parameter)}: is required now`);
  const changed = before.flatMap((old) => {
    const now = twin(after, old);
    return now
      ? compare(where(old), old.schema ?? {}, now.schema ?? {}, 'request')
      : [`${where(old)}: is gone`];
  });
  return [...demanded, ...changed];
}

function answerChanges(where: string, before: Answer, after: Answer | undefined, compare: Compare): string[] {
  if (after === undefined) return [`${where}: is gone`];
  const headers = Object.entries(before.headers ?? {}).flatMap(([name, old]) => {
    const now = after.headers?.[name];
    if (now === undefined) return [`${where} header ${name}: is gone`];
    const optional = old.required && !now.required ? [`${where} header ${name}: may be absent now`] : [];
    return [
      ...optional,
      ...compare(`${where} header ${name}`, old.schema ?? {}, now.schema ?? {}, 'response'),
    ];
  });
  const bodies = Object.entries(before.content ?? {}).flatMap(([mediaType, old]) => {
    const now = after.content?.[mediaType];
    if (now === undefined) return [`${where} ${mediaType}: is gone`];
    return compare(where, old.schema ?? {}, now.schema ?? {}, 'response');
  });
  return [...headers, ...bodies];
}
