import type { ReleaseStore } from '@sinima/releases/store';

/** What the guard may change of what is live: the share of a canary, up and down. It never rolls a live version back. */
export type CanaryControl = Pick<ReleaseStore, 'generation' | 'canary' | 'promote' | 'abort' | 'renew'>;
