/** First in the host's client in development: React tells this runtime, and no other, of what it renders. */
import { REFRESH_RUNTIME } from '@sinima/contracts/development';
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { [REFRESH_RUNTIME]: runtime });
