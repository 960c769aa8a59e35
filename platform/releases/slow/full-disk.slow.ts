import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderStore } from '../src/folder/folder-store.ts';
import { ReleaseError } from '../src/errors/release-error.ts';
import { ReleaseStore } from '../src/release-store.ts';
import { builtRelease, deployAll, newFolder, newKeys, removeFolders } from '../src/test/built-release.ts';

/** Size of the disk. */
const KILOBYTES = 400;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

/** Mount a small disk, where this user may. @returns its folder; undefined where mounting is not allowed */
function mountDisk(): string | undefined {
  const dir = path.join(newFolder(), 'disk');
  mkdirSync(dir);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${KILOBYTES}k`, 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    return undefined;
  }
}

let disk: string | undefined;
afterAll(() => {
  if (disk) execFileSync('umount', [disk]);
  removeFolders();
});

it('on a full disk every change is refused with a message, and nothing is lost', async () => {
  disk = mountDisk();
  if (disk === undefined) return say('No disk can be mounted here; nothing was tried.');
  const store = new ReleaseStore({ objects: new FolderStore(disk), ...newKeys(['mfe-title']) });
  await deployAll(store, 'mfe-title', ['1.0.0', '2.0.0']);
  const before = await store.generation();

  writeFileSync(path.join(disk, 'ballast'), '');
  for (let kilobytes = KILOBYTES; kilobytes > 0; kilobytes -= 4) {
    try {
      writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(kilobytes * 1024));
      break;
    } catch {
      // There is less room than that.
    }
  }
  const { release, dir } = builtRelease('mfe-title', '3.0.0');
  const refused = await Promise.all(
    [store.publish(release, dir), store.rollback('mfe-title'), store.hold('mfe-title')].map((change) =>
      change.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );
  for (const error of refused) {
    expect(error).toBeInstanceOf(ReleaseError);
    expect(String(error)).toContain('there is no space left. Free some');
  }
  expect(await store.generation()).toEqual(before);
  const report = await store.verify();
  expect([report.problems, report.apps[0]!.problems]).toEqual([[], []]);

  rmSync(path.join(disk, 'ballast'));
  await store.publish(release, dir);
  await store.rollback('mfe-title');
  expect(await store.verifyHistory()).toMatchObject({ number: before.number + 1 });
  say(String(refused[1]));
});
