/** JSON Schemas of browsers' reports, with bounds. */
import { MAX_PAGE_ERRORS, VITALS, VITALS_CLASSES, type FailureReport } from '@sinima/contracts/reports';
import {
  MAX_ERROR_MESSAGE,
  MAX_ERROR_NAME,
  MAX_FRAMES,
  MAX_FUNCTION_NAME,
} from '@sinima/contracts/thrown-error';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });

/** `PageVersions`, with bounds. */
export const PAGE_VERSIONS = {
  type: 'object',
  maxProperties: 60,
  additionalProperties: { ...list(text(80), 4), minItems: 1 },
};

/** An object with some of these keys, and no others. */
const someOf = (keys: readonly string[], value: object) => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, value])),
  additionalProperties: false,
});

const count = (most: number) => ({ type: 'integer', minimum: 1, maximum: most });

/** `ErrorReport`, with bounds. */
const errorReport = {
  type: 'object',
  required: ['remote', 'version', 'name', 'message', 'frames'],
  additionalProperties: false,
  properties: {
    remote: text(80),
    version: text(80),
    name: text(MAX_ERROR_NAME),
    message: text(MAX_ERROR_MESSAGE),
    frames: list(
      {
        type: 'object',
        required: ['app', 'file', 'line', 'column'],
        additionalProperties: false,
        properties: {
          app: text(80),
          file: text(200),
          line: count(1_000_000),
          column: count(10_000_000),
          name: text(MAX_FUNCTION_NAME),
        },
      },
      MAX_FRAMES,
    ),
  },
};

/** `PageReport`, with bounds. */
export const PAGE_REPORT = {
  type: 'object',
  required: ['token', 'versions', 'shown', 'failures', 'vitals'],
  properties: {
    token: text(80),
    versions: PAGE_VERSIONS,
    shown: list(text(80), 60),
    vitals: someOf(VITALS_CLASSES, someOf(VITALS, { type: 'number', minimum: 0, maximum: 3_600_000 })),
    failures: list(
      {
        type: 'object',
        required: ['remote', 'version', 'phase'],
        properties: {
          remote: text(80),
          version: text(80),
          phase: { enum: ['entry', 'chunk', 'style', 'render'] satisfies FailureReport['phase'][] },
        },
      },
      20,
    ),
    errors: list(errorReport, MAX_PAGE_ERRORS),
  },
};
