/** Whether an API that runs elsewhere is one that our pages can be shown with. */
import { apiDifferences } from '@sinima/mock-api/api-differences';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { UserFacingError } from './user-facing-error.ts';

/** How long it may take to answer, in milliseconds. */
const DEADLINE_MS = 10_000;

/** How many differences are told by name. */
const MAX_TOLD = 8;

const PATH = '/api/openapi.json';

async function documentOf(origin: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new URL(PATH, origin), { signal: AbortSignal.timeout(DEADLINE_MS) });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new UserFacingError(
      `No API answers at ${origin} (${cause?.code ?? message}). Start it, or correct the address after --api.`,
    );
  }
  if (!response.ok) {
    throw new UserFacingError(
      `${origin} answers ${response.status} to ${PATH}. --api takes the address of a BFF, or of a site with one.`,
    );
  }
  return response.json().catch(() => undefined);
}

/**
 * Ask an API for its OpenAPI document, and compare.
 *
 * @returns what it lacks of ours, as a text for people; undefined: nothing
 * @throws UserFacingError where none answers, or another API does
 */
export async function checkApi(origin: string, ours: OpenApi): Promise<string | undefined> {
  const there = (await documentOf(origin)) as Partial<OpenApi> | undefined;
  if (typeof there?.paths !== 'object') {
    throw new UserFacingError(`${origin}${PATH} is no OpenAPI document, so this is not Sinima's API.`);
  }
  const differences = apiDifferences({ ...there, paths: there.paths }, ours);
  if (Object.keys(ours.paths).every((path) => there.paths?.[path] === undefined)) {
    throw new UserFacingError(`The API at ${origin} has none of the calls that the pages here make.`);
  }
  if (differences.length === 0) return undefined;
  const rest = differences.length - MAX_TOLD;
  return [
    `The API at ${origin} is not quite the one that the pages here are written for:`,
    ...differences.slice(0, MAX_TOLD).map((difference) => `  ${difference}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
