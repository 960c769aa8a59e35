/**
 * An operator in a process of its own, to race with others or to be killed. Writes `ready`, then publishes and activates
 * versions of an app by turns, and writes the number of each generation that it made.
 *
 * Arguments: the folder of store and keys, the app, how many changes, whether to publish each version too.
 */
import { openSigningStore } from '../open-store.ts';
import { builtRelease, removeFolders } from './built-release.ts';

const [root = '', app = 'mfe-title', count = '0', publishes = 'no'] = process.argv.slice(2);

const store = await openSigningStore({}, root);
process.stdout.write('ready\n');
for (let turn = 0; turn < Number(count); turn += 1) {
  const version = publishes === 'yes' ? `${process.pid}.${turn}.0` : `${(turn % 2) + 1}.0.0`;
  if (publishes === 'yes') {
    const { release, dir } = builtRelease(app as `mfe-${string}`, version);
    await store.publish(release, dir);
    removeFolders();
  }
  const { generation, changes } = await store.activate([{ app, version }], { who: String(process.pid) });
  if (changes.length > 0) process.stdout.write(`${generation.number}\n`);
}
