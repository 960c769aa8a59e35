import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { makePlace, publishAll, type StorePlace } from './places.ts';

const PROCESSES = ['Ada', 'Ben'];
const APPS_OF_EACH = 4;
/** Even, so that nothing is held at the end. */
const CHANGES_OF_EACH_APP = 126;
const CHANGES = PROCESSES.length * APPS_OF_EACH * CHANGES_OF_EACH_APP;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

function run({ environment }: StorePlace, args: readonly string[]): Promise<void> {
  const script = path.join(import.meta.dirname, 'hold-and-resume.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}.`)),
    );
  });
}

const appsOf = (name: string): RemoteConfig['name'][] =>
  Array.from(
    { length: APPS_OF_EACH },
    (_, index): RemoteConfig['name'] => `mfe-${name.toLowerCase()}-${index}`,
  );

it.each(['folder', 'bucket'] as const)(
  `a release store in a %s loses none of ${CHANGES} pointer changes that two processes race for`,
  async (kind) => {
    const place = await makePlace(kind, PROCESSES.flatMap(appsOf));
    try {
      for (const app of PROCESSES.flatMap(appsOf)) await publishAll(place.store, app, ['1.0.0']);
      const before = (await place.store.generation()).number;
      const began = performance.now();
      await Promise.all(
        PROCESSES.map((name) => run(place, [name, String(CHANGES_OF_EACH_APP), ...appsOf(name)])),
      );
      const seconds = (performance.now() - began) / 1000;

      const after = await place.store.generation();
      expect(after.number - before).toBe(CHANGES);
      expect(Object.values(after.apps).filter(({ hold }) => hold)).toEqual([]);
      const made = (await place.store.history()).filter(({ who }) => PROCESSES.includes(who));
      expect(made).toHaveLength(CHANGES);
      expect(new Set(made.map(({ who, why }) => `${who} ${why}`)).size).toBe(CHANGES);
      expect((await place.store.verifyHistory()).generations).toBe(after.number);
      say(`${kind}: ${CHANGES} changes in ${seconds.toFixed(1)} s, none lost`);
    } finally {
      await place.close();
    }
  },
);
