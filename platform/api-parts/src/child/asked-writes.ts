import { AsyncLocalStorage } from 'node:async_hooks';
import { CatalogueWrites, type TitleFigures } from '@sinima/api/catalogue-writes';
import type { CatalogueWrite } from '@sinima/contracts/api-part';
import type { JobOptions } from '@sinima/renderers/serve-jobs';

/** How the core is asked, by the call that is being answered. */
const asking = new AsyncLocalStorage<JobOptions['read']>();

/** Answer a call by `work`, which may ask the core meanwhile. */
export function whileAsking<T>(read: JobOptions['read'], work: () => Promise<T>): Promise<T> {
  return asking.run(read, work);
}

/** The calls of the core, by messages to the process that started this one. */
export class AskedWrites extends CatalogueWrites {
  constructor(private readonly declared: readonly CatalogueWrite[]) {
    super();
  }

  figures(figures: readonly TitleFigures[]): Promise<void> {
    return this.#ask('figures', figures);
  }

  async #ask(call: CatalogueWrite, content: unknown): Promise<void> {
    if (!this.declared.includes(call)) {
      throw new Error(
        `This part does not declare ${call}. Say writes: ['${call}'] in api of remote.config.ts.`,
      );
    }
    const read = asking.getStore();
    if (!read) throw new Error(`${call} can be called while a call of the part is answered, and not now.`);
    const { status, body } = await read(call, JSON.stringify(content));
    if (status !== 204) throw new Error(body);
  }
}
