/**
 * Names the member to parts of the API that run beside this process. The BFF sets it on what it forwards; from outside
 * it is never accepted (`server/fastify-server.ts`).
 */
export const MEMBER_HEADER = 'x-sinima-member';
