import type { Service } from '@sinima/site/service';
import { memoryOfFamily } from '../../src/measure/process-memory.ts';

/** Kill the process of a remote's part of the API. @throws Error where the BFF has none */
export async function killPart(bff: Service, remote: string): Promise<void> {
  const family = await memoryOfFamily(bff.pid);
  const part = family.find(({ pid, command }) => pid !== bff.pid && command.includes(remote));
  if (!part) {
    const commands = family.map(({ command }) => command).join('\n');
    throw new Error(`The BFF has no process of the part of ${remote}:\n${commands}`);
  }
  process.kill(part.pid, 'SIGKILL');
}
