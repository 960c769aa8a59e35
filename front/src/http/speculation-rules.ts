/** The pages that browsers may fetch and prerender before a visitor follows a link (`docs/decisions/0043-navigation.md`). */
import { HOST_PATH_PATTERNS } from '@sinima/contracts/host-paths';
import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/** Addresses that are no pages, that do something, or that a preview changes. */
const NO_PAGES = [...HOST_PATH_PATTERNS, '/*.*', '/*\\?*preview=*'];

/** Links that ask not to be followed by machines, that open elsewhere, or that download. */
const NO_NAVIGATIONS = ['a[rel~=nofollow]', 'a[target]:not([target=_self])', 'a[download]'];

/** Pages behind links that the pointer rests on or presses. */
const LINKED_PAGES = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: NO_PAGES } },
      { not: { selector_matches: NO_NAVIGATIONS } },
    ],
  },
  eagerness: 'moderate',
};

/** Browsers that prerender do; others, and those with little memory, fetch the document alone. */
const RULES = JSON.stringify({ prerender: [LINKED_PAGES], prefetch: [LINKED_PAGES] });

/**
 * Header that names the rules: their text would need an inline script, which the policy of pages refuses. Pages for visitors
 * that save data, previews and pages of development have no such header.
 */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${PATH}"` } as const;

/** Tell from the header `Sec-Purpose` whether a browser asks before its visitor does, who may never ask. */
export const isSpeculative = (purpose: string | undefined): boolean =>
  purpose !== undefined && purpose.startsWith('prefetch');

/** Serve the rules; they change with a release of the host, whose pages browsers may keep for a while. */
export function serveSpeculationRules(server: FastifyInstance): void {
  server.get(PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=86400')
      .send(RULES),
  );
}
