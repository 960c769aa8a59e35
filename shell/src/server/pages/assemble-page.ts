/** Putting a page together from the markup of its parts: text, and no more. */
import type { CarriedQuery, RenderedFrame } from '../../renderer/page-work.ts';
import { jsonForHtml } from '../../app/json-for-html.ts';
import type { PageState } from '../../app/page-state.ts';

/** Put the markup of fragments, by `fragmentKey`, into their places in the frame. */
export function fillFrame({ texts, keys }: RenderedFrame, fragments: ReadonlyMap<string, string>): string {
  return texts
    .map((text, index) => {
      const key = keys[index];
      return key === undefined ? text : text + (fragments.get(key) ?? '');
    })
    .join('');
}

/** Return the JSON of a page's state. Of an answer that several fragments carry, the first stands for all. */
export function stateJson(
  { composition, rendered, visitorVersions, vitalsRate }: Omit<PageState, 'data'>,
  queries: readonly CarriedQuery[],
): string {
  const byHash = new Map(queries.toReversed().map(({ hash, json }) => [hash, json]));
  const order = new Set(queries.map(({ hash }) => hash));
  const carried = [...order].map((hash) => byHash.get(hash)).join(',');
  const members = [
    `"composition":${jsonForHtml(composition)}`,
    `"data":{"mutations":[],"queries":[${carried}]}`,
    `"rendered":${jsonForHtml(rendered)}`,
    `"visitorVersions":${jsonForHtml(visitorVersions)}`,
    ...(vitalsRate === undefined ? [] : [`"vitalsRate":${vitalsRate}`]),
  ];
  return `{${members.join(',')}}`;
}
