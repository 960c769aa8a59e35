/** Which releases in use read which fields of the API, and which operations are called: what a removal would break. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { OperationReads } from '@sinima/contracts/operation-reads';
import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { contractFields, operationDeprecation, type Deprecation } from '../api/contract-fields.ts';
import { releasesInUse } from './releases-in-use.ts';

/** A release in use that reads a field, such as `mfe-title 1.0.0-3fa9c1d2e0b4 (live)`. */
export interface FieldReader {
  readonly app: string;
  readonly version: string;
  readonly as: 'live' | 'previous' | 'canary';
}

/** One field of an operation's answer. */
export interface FieldUse {
  readonly field: string;
  /** Releases in use that read it when the gate tried them. */
  readonly readers: readonly FieldReader[];
  readonly deprecated?: Deprecation;
}

/** One operation. */
export interface OperationUse {
  readonly operation: string;
  readonly deprecated?: Deprecation;
  /** Releases in use that called it when the gate tried them. Where there is none, no sample says which fields are read. */
  readonly callers: readonly FieldReader[];
  readonly fields: readonly FieldUse[];
  /** Calls that the running API counted. */
  readonly calls: readonly OperationReads[];
}

const readsBelow = (field: string, read: string): boolean =>
  read === field || read.startsWith(`${field}.`) || read.startsWith(`${field}[]`);

/**
 * Return the use of each GET operation.
 *
 * @param releases those that the generation names
 * @param calls what the running API counted; empty where it is out of reach
 */
export function operationUses(
  openapi: OpenApi,
  generation: Generation,
  releases: readonly Release[],
  calls: readonly OperationReads[],
): OperationUse[] {
  const inUse = releasesInUse(generation, releases).map(({ release, as }) => ({
    reader: { app: release.app, version: release.version, as },
    reads: release.needs.api,
  }));
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    methods.get ? [`GET ${path}`] : [],
  );
  return operations.map((operation) => {
    const callers = inUse.filter(({ reads }) => Object.hasOwn(reads, operation));
    const fields = [...contractFields(openapi, operation)].map(([field, deprecated]) => ({
      field,
      ...(deprecated && { deprecated }),
      readers: callers
        .filter(({ reads }) => reads[operation]!.some((read) => readsBelow(field, read)))
        .map(({ reader }) => reader),
    }));
    const deprecated = operationDeprecation(openapi, operation);
    return {
      operation,
      ...(deprecated && { deprecated }),
      callers: callers.map(({ reader }) => reader),
      fields,
      calls: calls.filter((one) => one.operation === operation),
    };
  });
}
