/** What browsers may fetch ahead by themselves, while no script of a page runs (`docs/decisions/0043-the-next-page.md`). */
import type { FastifyInstance } from 'fastify';
import { SAVES_DATA_ATTRIBUTE } from '@sinima/shell/page/data-saver';
import { PRELOADS_ATTRIBUTE } from '@sinima/shell/page/preloads-attribute';

const PATH = '/speculation-rules.json';

/** Addresses that are no pages, or that do something. */
const NO_PAGES = ['/api/*', '/releases/*', '/operator*', '/preview*', '/attached_assets/*', '/*.*'];

const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NO_PAGES } },
          { selector_matches: `:root:not([${SAVES_DATA_ATTRIBUTE}], [${PRELOADS_ATTRIBUTE}]) a` },
        ],
      },
      // When the pointer rests on a link or presses it.
      eagerness: 'moderate',
    },
  ],
});

/** Header that names the rules: their text would need an inline script, which the policy of pages refuses. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': `"${PATH}"` } as const;

/** Serve the rules; they change with a release of the host, whose pages browsers may keep for a while. */
export function serveSpeculationRules(server: FastifyInstance): void {
  server.get(PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .headers({ 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' })
      .send(RULES),
  );
}
