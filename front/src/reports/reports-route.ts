import {
  ACTIVATIONS_PATH,
  MAX_REPORT_BYTES,
  REPORT_TOKEN_PATH,
  REPORTS_PATH,
  VITALS,
  VITALS_CLASSES,
  type FailureReport,
  type PageReport,
  type PageVersions,
} from '@sinima/contracts/reports';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knownVisitor } from '../composition/visitor-cookie.ts';
import { isNobody } from './page-token.ts';
import type { NamedVersion, ReleaseCounts } from './release-counts.ts';
import { countVisitor } from './page-reports.ts';
import { grantedVersions, reportToken, type ReportTokenOptions } from './report-token.ts';

/** Reports that one address may send in a minute: visitors behind one address are many in places. */
const PER_MINUTE = 600;

/** Addresses that are remembered for it. */
const MAX_ADDRESSES = 10_000;

const text = (maxLength: number) => ({ type: 'string', maxLength });
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });

/** `PageVersions`, with bounds. */
const pageVersions = {
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

/** `PageReport`, with bounds. */
const body = {
  type: 'object',
  required: ['token', 'versions', 'shown', 'failures', 'vitals'],
  properties: {
    token: text(80),
    versions: pageVersions,
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
  },
};

interface ReportsOptions extends ReportTokenOptions {
  readonly counts: ReleaseCounts;
}

/** Keep of a report what its token may speak of, and count it. */
function countReport(
  { tokens, counts }: Pick<ReportsOptions, 'tokens' | 'counts'>,
  report: PageReport,
): void {
  const { versions } = report;
  const visitor = tokens.verify(report.token, versions);
  if (visitor === undefined) return;
  const named = (apps: readonly string[]): NamedVersion[] =>
    apps.flatMap((app) => {
      const version = Object.hasOwn(versions, app) ? versions[app]?.[0] : undefined;
      return version === undefined ? [] : [{ app, version }];
    });
  const failures = report.failures.filter(
    ({ remote, version }) => Object.hasOwn(versions, remote) && versions[remote]?.includes(version),
  );
  const isCounted = isNobody(visitor);
  counts.reported({ visitor, isCounted, shown: named(report.shown), failures, vitals: report.vitals });
}

/** Count the visitor of a page that was sent to a speculative request, and is seen now. */
function countActivation(options: ReportsOptions, cookie: string | undefined, shown: PageVersions): void {
  const granted = grantedVersions(options, cookie, shown);
  if (!granted) return;
  const named = Object.entries(granted.versions).map(([app, [version]]) => ({ app, version: version! }));
  countVisitor(options, named, granted.visitor);
}

/**
 * Give pages their tokens, and take what browsers report. Every answer to a report is 204, so that who sends nonsense
 * learns nothing: what is too long, malformed, forged, expired or too frequent counts nothing.
 */
export async function serveReports(server: FastifyInstance, options: ReportsOptions): Promise<void> {
  const recent = new LRUCache<string, { count: number }>({ max: MAX_ADDRESSES, ttl: 60_000 });
  const isTooFrequent = (address: string): boolean => {
    const entry = recent.get(address) ?? { count: 0 };
    if (entry.count === 0) recent.set(address, entry);
    entry.count += 1;
    return entry.count > PER_MINUTE;
  };

  await server.register((scope, _options, done) => {
    // A beacon's body is plain text, since anything else would need a question before it.
    scope.removeAllContentTypeParsers();
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, parse);
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (isTooFrequent(request.ip)) await reply.code(204).send();
    });
    scope.post<{ Body: PageVersions }>(
      REPORT_TOKEN_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: pageVersions } },
      (request, reply) => {
        const token = reportToken(options, knownVisitor(request), request.body);
        return token ? reply.send(token) : reply.code(204).send();
      },
    );
    scope.post<{ Body: PageVersions }>(
      ACTIVATIONS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: pageVersions } },
      (request, reply) => {
        countActivation(options, knownVisitor(request), request.body);
        return reply.code(204).send();
      },
    );
    scope.post<{ Body: PageReport }>(
      REPORTS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body } },
      (request, reply) => {
        countReport(options, request.body);
        return reply.code(204).send();
      },
    );
    done();
  });
}
