/** Services at the site's address that are not the front's own: the API, pictures, the operator's page. */
import type { FastifyInstance } from 'fastify';
import { serveAttachedAssets } from '../extras/attached-assets.ts';
import { proxyAsGuest, proxyBff, proxyOperator, type BffProxy } from '../extras/proxies.ts';
import type { Settings } from './settings.ts';

type ProxiedServices = Pick<Settings, 'bffUrl' | 'guestOf' | 'operatorUrl' | 'attachedAssetsDir'> &
  Pick<BffProxy, 'site' | 'revision'> & { originOf: Parameters<typeof proxyBff>[1]['originOf'] };

/** Answer for services of this site; or, as its guest, for another site. */
export async function serveProxiedServices(server: FastifyInstance, options: ProxiedServices): Promise<void> {
  const { guestOf, operatorUrl } = options;
  if (guestOf === undefined) {
    await serveAttachedAssets(server, options.attachedAssetsDir);
    await proxyBff(server, options);
  } else await proxyAsGuest(server, { ...options, guestOf });
  if (operatorUrl !== undefined) await proxyOperator(server, operatorUrl);
}
