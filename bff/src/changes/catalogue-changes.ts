import type { Catalogue } from '@sinima/data/catalogue';
import type { ChangeAnswer } from '@sinima/data/change';
import type { Connection } from 'mongoose';
import pMemoize from 'p-memoize';
import { markedChange, seedHash } from '../catalogue/load-seed.js';
import { ChangeLog } from '../change-log/change-log.js';
import { SigningKey } from '../change-log/signing-key.js';
import type { RevisionWatch } from '../database/revision-watch.js';
import type { AcceptedChanges, ChangedCatalogue } from './accepted-changes.js';

/** The dependencies of changes of the catalogue. */
export interface CatalogueChangesOptions {
  readonly connection: Connection;
  /** The catalogue of the files. */
  readonly seed: Catalogue;
  /** The site's secret, from which the key follows that signs the log. */
  readonly secret: string;
  readonly watch: Pick<RevisionWatch, 'look'>;
}

/** The catalogue's records as accepted changes have made them, and the way to change them. Rules and shapes are loaded when they are needed. */
export class CatalogueChanges {
  readonly log: ChangeLog;
  readonly key: SigningKey;
  private tellCounts = (): void => undefined;

  constructor(private readonly options: CatalogueChangesOptions) {
    this.log = new ChangeLog(options.connection);
    this.key = new SigningKey(options.secret);
  }

  /** Call `listener` whenever counts of the whole catalogue may have changed. */
  onWritten(listener: () => void): void {
    this.tellCounts = listener;
  }

  /** Return the catalogue as it is. */
  async current(): Promise<ChangedCatalogue> {
    return (await this.open()).current();
  }

  /** Return the last change that lies over the files; undefined: they hold all. */
  async sequenceOverFiles(): Promise<number | undefined> {
    const head = await this.log.head();
    const held = this.options.seed.changes;
    return head && (held?.sequence !== head.sequence || held.hash !== head.hash) ? head.sequence : undefined;
  }

  /** Check a change that was sent, without writing it. */
  check(sent: unknown): Promise<ChangeAnswer> {
    return this.read(sent, 'check');
  }

  /** Write a change that was sent and accepted; it is shown when this resolves. */
  apply(sent: unknown): Promise<ChangeAnswer> {
    return this.read(sent, 'apply');
  }

  /** Write what another process added to the log while this one loaded the catalogue. */
  async finishLoading(): Promise<void> {
    const [head, marked] = await Promise.all([this.log.head(), markedChange(this.options.connection)]);
    if (!head) return;
    this.tellCounts();
    if (head.sequence > marked) await (await this.open()).settle(marked);
  }

  private async read(sent: unknown, act: 'check' | 'apply'): Promise<ChangeAnswer> {
    const { readChange } = await import('@sinima/data/changes/change-shape');
    const read = readChange(sent);
    if ('problems' in read) return { outcome: 'refused', problems: read.problems };
    return (await this.open())[act](read.change);
  }

  private readonly open = pMemoize(async (): Promise<AcceptedChanges> => {
    const { AcceptedChanges } = await import('./accepted-changes.js');
    const { connection, seed, watch } = this.options;
    return new AcceptedChanges({
      connection,
      seed,
      seedHash: seedHash(seed),
      log: this.log,
      key: this.key,
      onWritten: async () => {
        this.tellCounts();
        await watch.look();
      },
    });
  });
}
