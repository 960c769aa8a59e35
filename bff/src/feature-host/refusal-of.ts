import { ownsCollection, type ApiFeature } from '../extension/api-feature.js';

/** What is taken already. */
export interface TakenNames {
  /** Routes of the API itself, e.g. `/api/titles/slug/:slug`. */
  readonly routes: readonly string[];
  /** Collections of the API itself. */
  readonly collections: readonly string[];
}

/** Return why a feature cannot be hosted beside the API and the features before it; undefined when it can. */
export function refusalOf(
  { name }: Pick<ApiFeature, 'name'>,
  before: readonly Pick<ApiFeature, 'name'>[],
  { routes, collections }: TakenNames,
): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    return `"${name}" cannot be a feature's name: it is lower-case words joined by hyphens, 40 characters at most.`;
  }
  if (before.some((other) => other.name === name)) {
    return `Two features have the name ${name}. Give the second one another.`;
  }
  const route = routes.find((one) => one === `/api/${name}` || one.startsWith(`/api/${name}/`));
  if (route !== undefined) {
    return `The feature ${name} would stand where the API has ${route}. Give it another name.`;
  }
  const collection = collections.find((one) => ownsCollection(name, one));
  return collection === undefined
    ? undefined
    : `The feature ${name} would own the collection "${collection}", which the API has. Give it another name.`;
}
