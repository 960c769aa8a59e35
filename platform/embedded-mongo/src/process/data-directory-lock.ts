import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another engine uses the data directory; the message is for people. */
class DataDirectoryInUseError extends Error {}

/**
 * Takes a data directory, which is made if it is not there, for this process; the returned function gives it back.
 * A lock is taken over when the process that left it is no more, or when another program has its number since.
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'lock');
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (isAlive(holder) && (await isEngine(holder))) throw inUse(directory, path, holder);
  await rm(path, { force: true });
  try {
    await writeFile(path, `${process.pid}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw inUse(directory, path, Number(await readFile(path, 'utf8').catch(() => '')));
  }
  return () => rm(path, { force: true });
}

function inUse(directory: string, path: string, holder: number): DataDirectoryInUseError {
  return new DataDirectoryInUseError(
    `The data directory ${directory} is in use by process ${holder}. Stop that one, or name another directory; ` +
      `if it is no embedded engine, remove ${path}.`,
  );
}

/** Whether a process runs an engine; where the system does not tell, it is taken for one. */
async function isEngine(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.includes('engine-process');
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
