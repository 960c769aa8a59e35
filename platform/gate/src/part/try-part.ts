/** A release's part of the API, tried before visitors get it: by itself, and beside the version that is live. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { askPart } from './ask-part.ts';
import { missingCallsAboutMembers } from './calls-about-members.ts';
import type { PartToTry } from './part-to-try.ts';
import { openTrialStore } from './trial-store.ts';

/** What speaks against a part, and what its pages are tried with. */
export interface PartTrial {
  readonly problems: readonly string[];
  /** The slice with the part's own answers as its examples. */
  readonly answered: OpenApi;
}

/** Return a slice whose examples are these answers. */
function withAnswers(slice: OpenApi, answers: ReadonlyMap<string, unknown>): OpenApi {
  const paths = Object.entries(slice.paths).map(([template, operations]) => [
    template,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const example = answers.get(`${method.toUpperCase()} ${template}`);
        const { 200: success, ...others } = operation.responses;
        if (example === undefined || !success) return [method, operation];
        const json = { ...success.content?.['application/json'], example };
        const content = { ...success.content, 'application/json': json };
        return [method, { ...operation, responses: { 200: { ...success, content }, ...others } }];
      }),
    ),
  ]);
  return { ...slice, paths: Object.fromEntries(paths) as OpenApi['paths'] };
}

const nameOf = ({ app, version }: PartToTry): string => `${app} ${version}`;

/** Return why the live version could not read what the migrations of the next one leave. */
async function migrationProblems(next: PartToTry, live: PartToTry): Promise<string[]> {
  const known = new Set(live.api.migrations.map(({ name }) => name));
  const coming = next.api.migrations.filter(({ name }) => !known.has(name));
  if (coming.length === 0) return [];
  const store = await openTrialStore();
  try {
    await store.load(live);
    const before = await askPart(live, store.uri);
    await askPart(next, store.uri);
    const after = await askPart(live, store.uri);
    const broken = after.problems.filter((problem) => !before.problems.includes(problem));
    const names = coming.map(({ name, kind }) => `${name} (${kind})`).join(', ');
    return broken.map(
      (problem) =>
        `After the migrations ${names} of ${next.app}, the live version ${nameOf(live)}, which works on the same collections, ` +
        `fails: ${problem}. Expand first: add what is new beside what the live version reads, publish that, and take the old away ` +
        'in a later release, with a migration of the kind contract.',
    );
  } finally {
    await store.close();
  }
}

/**
 * Start a part on a store that has its own records alone, call each operation of its slice, and do the same with the live
 * version after the part's migrations.
 */
export async function tryPart(part: PartToTry, live?: PartToTry): Promise<PartTrial> {
  const store = await openTrialStore();
  try {
    await store.load(part);
    const { problems, answers } = await askPart(part, store.uri);
    const own = [...problems, ...missingCallsAboutMembers(part)].map(
      (problem) =>
        `The part of the API of ${part.app}: ${problem}. Mend it; "npm run check -- ${part.app}" tries it again.`,
    );
    const ofMigrations = own.length === 0 && live ? await migrationProblems(part, live) : [];
    return { problems: [...own, ...ofMigrations], answered: withAnswers(part.slice, answers) };
  } finally {
    await store.close();
  }
}
