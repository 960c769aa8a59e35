/** Bundles the launcher and the operator's service into their `dist/main.mjs`, for their images. */
import { buildService } from '../platform/build/src/build-service.ts';

await buildService('launcher');
await buildService('operator');
