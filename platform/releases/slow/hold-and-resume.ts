/** A process that holds apps and lets them go, again and again: `hold-and-resume.ts <name> <changes of each> <apps…>`. */
import { openSigningStore } from '../src/open-store.ts';

const [name = '', changes = '0', ...apps] = process.argv.slice(2);
const store = await openSigningStore(process.env, process.cwd());

await Promise.all(
  apps.map(async (app) => {
    for (let count = 0; count < Number(changes); count += 1) {
      const operator = { who: name, why: `${app} ${count}` };
      const done = await (count % 2 === 0 ? store.hold(app, operator) : store.resume(app, operator));
      if (done.changes.length !== 1) throw new Error(`${app}, change ${count}: ${done.notes.join(' ')}`);
    }
  }),
);
