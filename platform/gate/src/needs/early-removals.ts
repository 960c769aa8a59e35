import type { OpenApi } from '@sinima/contracts/openapi-document';
import { contractFields, operationDeprecation, type Deprecation } from '../api/contract-fields.ts';

const operationsOf = ({ paths }: OpenApi): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

function problemOf(what: string, deprecated: Deprecation | undefined, today: string): string | undefined {
  if (deprecated?.sunset === undefined) {
    return `This API drops ${what}, which the released contract has not declared deprecated with a sunset date. Declare it (ApiDeprecated), release that contract, and drop it after the date.`;
  }
  if (deprecated.sunset <= today) return undefined;
  return `This API drops ${what} before its sunset on ${deprecated.sunset}. Keep it until then.`;
}

/**
 * Return why fields and operations may not go yet: those of the released contract that the next one lacks, and whose
 * sunset date has not come.
 *
 * @param today as `2026-11-26`
 */
export function earlyRemovals(released: OpenApi, next: OpenApi, today: string): string[] {
  const kept = new Set(operationsOf(next));
  return operationsOf(released).flatMap((operation) => {
    if (!kept.has(operation)) {
      return problemOf(operation, operationDeprecation(released, operation), today) ?? [];
    }
    const fields = contractFields(next, operation);
    const gone = [...contractFields(released, operation)].filter(([field]) => !fields.has(field));
    const isWithin = (field: string): boolean =>
      gone.some(([outer]) => field.startsWith(`${outer}.`) || field.startsWith(`${outer}[]`));
    return gone
      .filter(([field]) => !isWithin(field))
      .flatMap(([field, deprecated]) => problemOf(`${field} of ${operation}`, deprecated, today) ?? []);
  });
}
