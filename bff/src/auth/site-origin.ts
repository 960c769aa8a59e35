import type { FastifyRequest } from 'fastify';

/** Return where the visitor is: as it is set (`PUBLIC_URL`), or as the trusted proxy in front of us says. */
export const siteOrigin = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
