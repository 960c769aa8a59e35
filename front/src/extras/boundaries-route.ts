/** The script of the boundary overlay: in development, and for viewers of a preview. */
import { readFile } from 'node:fs/promises';
import { DEV_OPEN_PATH } from '@sinima/contracts/development';
import type { FastifyInstance } from 'fastify';
import { BOUNDARIES_SCRIPT, type FolderLink } from '@sinima/shell/page/boundary-facts';
import { previewOf, type PreviewOptions } from '../composition/preview-route.ts';
import type { RunningHost } from '../composition/running-host.ts';

interface BoundariesOptions {
  readonly host: Pick<RunningHost, 'boundaries' | 'pathOf'>;
  readonly previews: PreviewOptions;
  readonly isDevelopment: boolean;
}

/** Return how to tell where the folder of a remote is: in an editor on this machine, or where the sources can be read. */
export function folderLinks({
  isDevelopment,
  repositoryUrl,
}: {
  isDevelopment: boolean;
  repositoryUrl: string | undefined;
}): (remote: string) => FolderLink {
  return (remote) => {
    if (isDevelopment) return { kind: 'editor', address: `${DEV_OPEN_PATH}?remote=${remote}` };
    if (repositoryUrl === undefined) return { kind: 'name' };
    return { kind: 'repository', address: `${repositoryUrl.replace(/\/+$/, '')}/${remote}` };
  };
}

/** Serve the script to visitors whose pages may name it; for others, the answer is 404. */
export function serveBoundaries(
  server: FastifyInstance,
  { host, previews, isDevelopment }: BoundariesOptions,
): void {
  server.get(BOUNDARIES_SCRIPT, async (request, reply) => {
    const isAllowed =
      isDevelopment || (await previewOf(request, reply, previews).catch(() => undefined)) !== undefined;
    if (!isAllowed) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'private, no-store')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(host.pathOf(host.boundaries)));
  });
}
