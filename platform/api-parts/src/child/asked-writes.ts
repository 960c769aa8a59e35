import { CatalogueWrites, type TitleFigures } from '@sinima/api/catalogue-writes';
import type { CatalogueWrite } from '@sinima/contracts/api-part';
import type { Read } from '@sinima/renderers/renderer-pool';

/** The calls of the core, by messages to the process that started this one. */
export class AskedWrites extends CatalogueWrites {
  constructor(
    private readonly declared: readonly CatalogueWrite[],
    private readonly ask: Read,
  ) {
    super();
  }

  figures(figures: readonly TitleFigures[]): Promise<void> {
    return this.#write('figures', figures);
  }

  async #write(call: CatalogueWrite, content: unknown): Promise<void> {
    if (!this.declared.includes(call)) {
      throw new Error(
        `This part does not declare ${call}. Say writes: ['${call}'] in api of remote.config.ts.`,
      );
    }
    const { status, body } = await this.ask(call, JSON.stringify(content));
    if (status !== 204) throw new Error(body);
  }
}
