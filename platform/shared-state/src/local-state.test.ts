import { localState } from './local-state.ts';
import type { Purge } from './open-shared-state.ts';

describe('the state of one process', () => {
  it('a limit holds each address to itself, and limits of other names have counts of their own', () => {
    const state = localState();
    const pages = state.rateLimit('pages', 1);
    const api = state.rateLimit('api', 1);
    expect([pages.waitMs('a', 0), pages.waitMs('a', 0), pages.waitMs('b', 0), api.waitMs('a', 0)]).toEqual([
      0, 60_000, 0, 0,
    ]);
  });

  it('a limit of 0 a minute is none', () => {
    const limit = localState().rateLimit('pages', 0);
    expect([limit.waitMs('a', 0), limit.waitMs('a', 0)]).toEqual([0, 0]);
  });

  it('bytes are kept for nobody', async () => {
    const state = localState();
    state.putBytes('one', Buffer.from('bytes'), 1_000);
    expect(await state.getBytes('one')).toBeUndefined();
  });

  it('a purge is told at once, until its listener stops', () => {
    const state = localState();
    const told: Purge[] = [];
    const stop = state.onPurge((purge) => told.push(purge));
    state.purge({ keys: ['mfe-title'] });
    stop();
    state.purge({ keys: ['*'] });
    expect([told, state.state()]).toEqual([[{ keys: ['mfe-title'] }], 'alone']);
  });
});
