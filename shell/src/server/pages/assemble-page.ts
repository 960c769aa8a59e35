/** Putting a page together from the markup of its parts: text, and no more. */
import type { CarriedQuery, RenderedFrame } from '../../renderer/page-work.ts';
import { jsonForHtml, safeInHtml } from '../../app/json-for-html.ts';
import type { PageState } from '../../app/page-state.ts';
import type { PageReads } from './page-reads.ts';

/** Put the markup of fragments, by `fragmentKey`, into their places in the frame. */
export function fillFrame({ texts, keys }: RenderedFrame, fragments: ReadonlyMap<string, string>): string {
  return texts
    .map((text, index) => {
      const key = keys[index];
      return key === undefined ? text : text + (fragments.get(key) ?? '');
    })
    .join('');
}

/** Return a carried query whole; undefined where it names an answer that nobody read. */
function wholeJson({ json, answer }: CarriedQuery, textOf: PageReads['textOf']): string | undefined {
  if (!answer) return json;
  const text = textOf(answer.path);
  return text === undefined ? undefined : json.slice(0, answer.at) + safeInHtml(text) + json.slice(answer.at);
}

/**
 * Return the JSON of a page's state. Of an answer that several fragments carry, the first stands for all.
 *
 * @param textOf returns the text of an answer that was read for the page
 */
export function stateJson(
  { composition, rendered, visitorVersions, vitalsRate }: Omit<PageState, 'data'>,
  queries: readonly CarriedQuery[],
  textOf: PageReads['textOf'],
): string {
  const byHash = new Map(queries.toReversed().map((query) => [query.hash, query]));
  const order = new Set(queries.map(({ hash }) => hash));
  const carried = [...order].flatMap((hash) => wholeJson(byHash.get(hash)!, textOf) ?? []).join(',');
  const members = [
    `"composition":${jsonForHtml(composition)}`,
    `"data":{"mutations":[],"queries":[${carried}]}`,
    `"rendered":${jsonForHtml(rendered)}`,
    `"visitorVersions":${jsonForHtml(visitorVersions)}`,
    ...(vitalsRate === undefined ? [] : [`"vitalsRate":${vitalsRate}`]),
  ];
  return `{${members.join(',')}}`;
}
