/** A process to be killed: publishes a release of many files to the store that its argument names. */
import { openReleaseStore } from '../release-store.ts';
import { builtRelease } from './built-release.ts';

const files = Array.from({ length: 400 }, (_, index) => [`browser/${index}.js`, `${index}`.repeat(20_000)]);
const { release, dir } = builtRelease('mfe-title', '2.0.0', { more: Object.fromEntries(files) });
await openReleaseStore(process.argv[2]!).publish(release, dir, { activate: true });
