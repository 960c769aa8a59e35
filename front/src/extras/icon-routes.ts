/** The site's icons: one drawing, as SVG for browsers, and painted for devices that install the site. */
import type { FastifyInstance } from 'fastify';
import pMemoize from 'p-memoize';
import { ICONS, type PaintedIcon } from './icons.ts';
import { markSvg } from './mark.ts';

const CACHE = 'public, max-age=86400';

async function paint({ size, inset }: PaintedIcon): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const options = { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } } as const;
  return (await renderAsync(markSvg(inset), options)).asPng();
}

/** Serve the icon for tabs, under both names by which browsers ask, and those for installed sites; each is painted once. */
export function serveIcons(server: FastifyInstance): void {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    server.get(path, async (_request, reply) =>
      reply.type('image/svg+xml').header('Cache-Control', CACHE).send(markSvg()),
    );
  }
  for (const icon of ICONS) {
    const png = pMemoize(() => paint(icon));
    server.get(icon.path, async (_request, reply) =>
      reply
        .type('image/png')
        .header('Cache-Control', CACHE)
        .send(await png()),
    );
  }
}
