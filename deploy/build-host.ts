/** Builds the host into `shell/dist`. */
import { buildHost } from '../platform/build/src/build-host.ts';

const { version } = await buildHost();
console.log(`The host is built: ${version}.`);
