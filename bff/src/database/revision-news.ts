import type { SharedState } from '@sinima/shared-state/open-shared-state';

const keyOf = (revision: number): string => `revision:${revision}`;

/** Tells all servers that the catalogue has another revision, unless a BFF that noticed it before has told them. */
export class RevisionNews {
  private lastTold = '';

  constructor(private readonly shared: Pick<SharedState, 'purge' | 'onPurge'>) {
    shared.onPurge(
      ({ keys }) => (this.lastTold = keys.find((key) => key.startsWith('revision:')) ?? this.lastTold),
    );
  }

  tell(revision: number): void {
    if (keyOf(revision) !== this.lastTold) this.shared.purge({ keys: ['*', keyOf(revision)] });
  }
}
