import type { BuiltRemote, ReleaseNeeds } from '@sinima/contracts/release';
import { describedFields } from '../api/answer-fields.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { Step } from './messages.ts';
import type { Trial, TriedFragment } from './try-fragments.ts';

const WHERE: Readonly<Record<Step, string>> = {
  import: 'while its server bundle is imported',
  load: 'while its code is loaded',
  prefetch: 'in prefetch',
  render: 'while it renders',
  head: 'in head',
};

const again = (app: string): string => `Mend it; "npm run check -- ${app}" tries it again.`;

function problemsOf(app: string, { kind, id, tried, end }: TriedFragment): string[] {
  const name = `The ${kind === 'pages' ? 'page' : 'widget'} "${id}" of ${app}`;
  const ended = end ? [`${name} ${end.what} ${WHERE[end.step]}. ${again(app)}`] : [];
  if (!tried) return ended;
  const thrown = tried.thrown.map(
    ({ step, error }) => `${name} throws ${WHERE[step]}: ${error}. ${again(app)}`,
  );
  const unknown = tried.unknown.map(
    (address) =>
      `${name} reads ${address}, which the API does not have. Use an address of contracts/openapi.json.`,
  );
  const fetched = tried.fetched.map(
    (address) =>
      `${name} fetches ${address} past the runtime. Read the API with apiQuery of @sinima/runtime.`,
  );
  const undeclared = tried.undeclared.map((parameter) =>
    parameter === '*'
      ? `${name} shows query parameters that it does not declare: on the server it would not have them. Make links and markup from those alone that \`query\` in remote.config.ts names.`
      : `${name} reads the query parameter "${parameter}", which it does not declare: on the server it would not have it. Add it to its \`query\` in remote.config.ts.`,
  );
  if (thrown.length > 0) return [...ended, ...thrown, ...unknown, ...fetched];
  const isPage = kind === 'pages';
  return [
    ...ended,
    ...unknown,
    ...fetched,
    ...undeclared,
    ...(isPage && tried.isEmpty ? [`${name} renders nothing on recorded answers. ${again(app)}`] : []),
    ...(isPage && (typeof tried.title !== 'string' || tried.title.trim() === '')
      ? [`${name} has no title. Give one in head.`]
      : []),
  ];
}

/** Return what went wrong while a release was tried, one message each. */
export function trialProblems({ app }: BuiltRemote, { fragments, importEnd }: Trial): string[] {
  return [
    ...(importEnd ? [`${app} ${importEnd.what} ${WHERE.import}. ${again(app)}`] : []),
    ...new Set(fragments.flatMap((fragment) => problemsOf(app, fragment))),
  ];
}

/** Return a warning where a page's links are shown with a card that its remote declares nothing of. */
function cardWarning({ app, pages }: BuiltRemote, id: string, image: unknown): string[] {
  const [, kind] = /^\/social\/([^/]+)\/[^/]+$/.exec(String(image)) ?? [];
  if (kind === undefined || Object.values(pages).some(({ card }) => card?.kind === kind)) return [];
  return [
    `The page "${id}" of ${app} is shown by the card "${kind}", which ${app} does not declare: unless another remote does, ` +
      'links to it have no picture. Add `card` to the page in remote.config.ts.',
  ];
}

/** Return what is worth knowing and refuses nothing. */
export function trialWarnings(built: BuiltRemote, { fragments }: Trial): string[] {
  const { app } = built;
  return fragments.flatMap(({ kind, id, tried }) => {
    if (!tried || tried.thrown.length > 0) return [];
    if (kind === 'widgets' && tried.isEmpty)
      return [`The widget "${id}" of ${app} renders nothing on recorded answers.`];
    const isOdd = typeof tried.status === 'number' && tried.status !== 200;
    return [
      ...(isOdd
        ? [
            `The page "${id}" of ${app} has the status ${String(tried.status)} on recorded answers: little of it was tried.`,
          ]
        : []),
      ...cardWarning(built, id, tried.image),
    ];
  });
}

/** Return which fields of the API the fragments read, by operation. */
export function readsOf({ fragments, more }: Trial, openapi: OpenApi): ReleaseNeeds['api'] {
  const reads = new Map<string, Set<string>>();
  for (const one of [...fragments.map(({ tried }) => tried?.reads ?? {}), ...more]) {
    for (const [operation, fields] of Object.entries(one)) {
      const known = reads.get(operation) ?? new Set();
      reads.set(operation, known);
      for (const field of fields) known.add(field);
    }
  }
  const sorted = [...reads].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([operation, fields]) => [operation, describedFields(openapi, operation, [...fields])]),
  );
}
