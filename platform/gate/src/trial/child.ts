/** The child process in which a release's server bundle is tried. It is bundled into one file before it is started. */
import { SHARED_GLOBAL } from '@sinima/contracts/host';
import type { RemoteModule } from '@sinima/contracts/remote';
import * as runtime from '@sinima/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import type { FragmentToTry, FromChild, Job, Step } from './messages.ts';
import { errorText, tryFragment } from './try-fragment.tsx';

/**
 * Tell the gate, and wait until it is told: what comes next may never return. Then let Node come to itself: it looks for
 * rejections that nobody handles only between macrotasks.
 */
function tell(message: FromChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => setImmediate(resolve)));
}

/** Addresses that the present fragment fetched past the runtime. */
let fetched: string[] = [];

/** Give the bundle what the shell server gives it, and nothing of the network. */
function prepare(): void {
  Object.assign(globalThis, {
    [SHARED_GLOBAL]: { react: React, 'react-dom': ReactDOM, '@sinima/runtime': runtime },
    fetch(address: unknown) {
      fetched.push(String(address instanceof Request ? address.url : address));
      return Promise.reject(new TypeError('There is no network in the gate.'));
    },
  });
}

async function tryAll(module: RemoteModule, { fragments, calls }: Job): Promise<void> {
  for (const [index, place] of fragments.entries()) {
    fetched = [];
    const fragment = module[place.kind]?.[place.id];
    const enter = (step: Step): Promise<void> => tell({ type: 'step', fragment: index, step });
    const tried = fragment ? await tryFragment(place, fragment, calls, enter) : absent(place);
    await tell({ type: 'tried', fragment: index, tried: { ...tried, fetched } });
  }
}

function absent({ kind, id }: FragmentToTry): Awaited<ReturnType<typeof tryFragment>> {
  const error = `its module has no "${id}" among its ${kind}, though it is declared`;
  return { thrown: [{ step: 'load', error }], reads: {}, unknown: [], markup: 0, isEmpty: true };
}

process.on('message', (job: Job) => {
  prepare();
  import(job.bundle)
    .then(({ default: module }: { default?: RemoteModule }) => {
      if (typeof module?.pages !== 'object' || typeof module.widgets !== 'object') {
        throw new TypeError('its default export is no module with pages and widgets');
      }
      return tryAll(module, job);
    })
    .then(
      () => tell({ type: 'done' }),
      (error: unknown) => tell({ type: 'failed', error: errorText(error) }),
    )
    .finally(() => process.exit());
});
void tell({ type: 'ready' });
