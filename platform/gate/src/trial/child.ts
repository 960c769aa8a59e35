/** The child process in which a release's server bundle is tried. It is bundled into one file before it is started. */
import { SHARED_GLOBAL } from '@sinima/contracts/host';
import type { RemoteModule, RemotePage, RemoteWidget } from '@sinima/contracts/remote';
import * as runtime from '@sinima/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import type { FragmentToTry, FromChild, Job, Step, Tried } from './messages.ts';
import { errorText, readsAt, tryFragment, type Visit } from './try-fragment.tsx';

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

/** A fragment that did not throw, and where it was rendered. */
interface Found {
  readonly index: number;
  readonly place: FragmentToTry;
  readonly fragment: RemotePage | RemoteWidget;
  readonly visit: Visit;
}

async function tryAll(module: RemoteModule, { fragments, calls }: Job): Promise<Found[]> {
  const found: Found[] = [];
  for (const [index, place] of fragments.entries()) {
    fetched = [];
    const fragment = module[place.kind]?.[place.id];
    const enter = (step: Step): Promise<void> => tell({ type: 'step', fragment: index, step });
    const result = fragment && (await tryFragment(place, fragment, calls, enter));
    const tried = result?.tried ?? absent(place);
    await tell({ type: 'tried', fragment: index, tried: { ...tried, fetched } });
    if (fragment && result && tried.thrown.length === 0)
      found.push({ index, place, fragment, visit: result.visit });
  }
  return found;
}

/** At how many addresses it is looked what else a fragment reads. */
const MAX_VISITS = 16;

/** Find the other reads of a fragment: without a search, with one, and with those that it links to, its tabs and filters. */
async function readEverywhere({ index, place, fragment, visit }: Found, calls: Job['calls'], search: string) {
  const waiting = ['', search];
  for (const one of waiting) {
    const { reads, searches } = await readsAt(place, fragment, calls, { ...visit, search: one });
    await tell({ type: 'reads', fragment: index, reads });
    const others = searches.filter((other) => !waiting.includes(other));
    waiting.push(...others.slice(0, Math.max(0, MAX_VISITS - waiting.length)));
  }
}

function absent({ kind, id }: FragmentToTry): Omit<Tried, 'fetched'> {
  const error = `its module has no "${id}" among its ${kind}, though it is declared`;
  return {
    thrown: [{ step: 'load', error }],
    reads: {},
    unknown: [],
    isEmpty: true,
    undeclared: [],
  };
}

async function run(job: Job): Promise<void> {
  const { default: module } = (await import(job.bundle)) as { default?: RemoteModule };
  if (typeof module?.pages !== 'object' || typeof module.widgets !== 'object') {
    throw new TypeError('its default export is no module with pages and widgets');
  }
  const found = await tryAll(module, job);
  await tell({ type: 'done' });
  for (const calls of job.fullCalls) {
    for (const one of found) await readEverywhere(one, calls, job.search);
  }
}

process.on('message', (job: Job) => {
  prepare();
  run(job)
    .catch((error: unknown) => tell({ type: 'failed', error: errorText(error) }))
    .finally(() => process.exit());
});
void tell({ type: 'ready' });
