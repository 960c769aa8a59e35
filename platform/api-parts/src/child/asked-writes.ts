import {
  CatalogueWrites,
  type CatalogueChange,
  type ChangeAnswer,
  type TitleFigures,
} from '@sinima/api/catalogue-writes';
import type { Suspension } from '@sinima/api/members/part-member';
import type { CatalogueWrite } from '@sinima/contracts/api-part';
import type { Read } from '@sinima/renderers/renderer-pool';
import type { AskedChange } from '../shapes/asked-change.ts';
import type { AskedSuspension } from '../shapes/asked-suspension.ts';

/** The calls of the core, by messages to the process that started this one. */
export class AskedWrites extends CatalogueWrites {
  constructor(
    private readonly declared: readonly CatalogueWrite[],
    private readonly ask: Read,
  ) {
    super();
  }

  async figures(figures: readonly TitleFigures[]): Promise<void> {
    await this.#write('figures', figures);
  }

  checkChange(change: CatalogueChange): Promise<ChangeAnswer> {
    return this.#change({ isCheck: true, change });
  }

  applyChange(change: CatalogueChange): Promise<ChangeAnswer> {
    return this.#change({ isCheck: false, change });
  }

  async suspend(member: string, suspension: Suspension | null): Promise<void> {
    await this.#write('suspensions', { member, suspension } satisfies AskedSuspension);
  }

  async #change(asked: AskedChange): Promise<ChangeAnswer> {
    return JSON.parse(await this.#write('changes', asked)) as ChangeAnswer;
  }

  async #write(call: CatalogueWrite, content: unknown): Promise<string> {
    if (!this.declared.includes(call)) {
      throw new Error(
        `This part does not declare ${call}. Say writes: ['${call}'] in api of remote.config.ts.`,
      );
    }
    const { status, body } = await this.ask(call, JSON.stringify(content));
    if (status !== 200 && status !== 204) throw new Error(body);
    return body;
  }
}
