/** Which programs listen on ports of this machine, as Linux tells it; elsewhere nothing is known. */
import { readdir, readFile, readlink } from 'node:fs/promises';

/** State of a listening socket in `/proc/net/tcp`. */
const LISTENING = '0A';

/** Return the inodes of sockets that listen, with their ports, of one table of the kernel. */
export function listeningIn(table: string): { readonly port: number; readonly inode: string }[] {
  return table.split('\n').flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    const port = Number.parseInt(local.split(':')[1] ?? '', 16);
    return state === LISTENING && inode !== undefined && port > 0 ? [{ port, inode }] : [];
  });
}

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Return the sockets that a process has open, as inodes; none where it is gone or somebody else's. */
async function socketsOf(pid: string): Promise<string[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(
    descriptors.map((each) => readlink(`/proc/${pid}/fd/${each}`).catch(() => '')),
  );
  return targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []);
}

/** Return what listens on each of these ports: `pid 4711 (node front/main.mjs)`. Ports of which nothing is known are left out. */
export async function portUsers(ports: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(textOf));
  const listening = tables.flatMap(listeningIn).filter(({ port }) => ports.includes(port));
  const users = new Map<number, string>();
  if (listening.length === 0) return users;
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const sockets = new Set(await socketsOf(pid));
    const own = listening.filter(({ inode }) => sockets.has(inode));
    if (own.length === 0) continue;
    const command = (await textOf(`/proc/${pid}/cmdline`)).split('\0').join(' ').trim();
    for (const { port } of own) users.set(port, `pid ${pid} (${command.slice(0, 80)})`);
  }
  return users;
}
