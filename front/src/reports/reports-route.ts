import {
  ACTIVATIONS_PATH,
  MAX_REPORT_BYTES,
  REPORT_TOKEN_PATH,
  REPORTS_PATH,
  type PageReport,
  type PageVersions,
} from '@sinima/contracts/reports';
import { errorName, withoutValues } from '@sinima/contracts/thrown-error';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knownVisitor } from '../composition/visitor-cookie.ts';
import type { ErrorCounts } from './error-counts.ts';
import { isNobody } from './page-token.ts';
import type { NamedVersion, ReleaseCounts } from './release-counts.ts';
import { PAGE_REPORT, PAGE_VERSIONS } from './report-shape.ts';
import type { ReleaseScripts } from './scripts-of-releases.ts';
import { countVisitor } from './page-reports.ts';
import { grantedVersions, reportToken, type ReportTokenOptions } from './report-token.ts';

/** Reports that one address may send in a minute: visitors behind one address are many in places. */
const PER_MINUTE = 600;

/** Addresses that are remembered for it. */
const MAX_ADDRESSES = 10_000;

interface ReportsOptions extends ReportTokenOptions {
  readonly counts: ReleaseCounts;
  readonly errors: Pick<ErrorCounts, 'seen'>;
  readonly scripts: ReleaseScripts;
}

/** Count the errors of a report that are within scripts of the versions that its token may speak of. */
function countErrors(
  { errors, scripts }: Pick<ReportsOptions, 'errors' | 'scripts'>,
  { versions, errors: reported = [] }: PageReport,
  page: string,
): void {
  for (const { remote: app, name, message, frames } of reported) {
    const placed = scripts.placed(frames, versions);
    // Two versions of a remote may stand in a page: its script says which one it was.
    const version = placed.find((frame) => frame.app === app)?.version;
    const named = Object.hasOwn(versions, app) ? versions[app]?.[0] : undefined;
    if (named === undefined || placed.length === 0) continue;
    const error = { name: errorName(name), message: withoutValues(message), frames: placed };
    errors.seen({ source: 'browser', app, version: version ?? named, ...error }, page);
  }
}

/** Keep of a report what its token may speak of, and count it. */
function countReport(options: ReportsOptions, report: PageReport): void {
  const { tokens, counts } = options;
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
  countErrors(options, report, visitor);
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
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: PAGE_VERSIONS } },
      (request, reply) => {
        const token = reportToken(options, knownVisitor(request), request.body);
        return token ? reply.send(token) : reply.code(204).send();
      },
    );
    scope.post<{ Body: PageVersions }>(
      ACTIVATIONS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: PAGE_VERSIONS } },
      (request, reply) => {
        countActivation(options, knownVisitor(request), request.body);
        return reply.code(204).send();
      },
    );
    scope.post<{ Body: PageReport }>(
      REPORTS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: PAGE_REPORT } },
      (request, reply) => {
        countReport(options, request.body);
        return reply.code(204).send();
      },
    );
    done();
  });
}
