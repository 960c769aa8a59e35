/** First in the host's client in development: React reports its renders to this runtime, and to no other. */
import { REFRESH_RUNTIME } from '@sinima/contracts/development';
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { [REFRESH_RUNTIME]: runtime });
