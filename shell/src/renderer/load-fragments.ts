import type { RemoteModule, PageContext } from '@sinima/contracts/remote';
import { loadModule } from '@sinima/runtime/host';
import pTimeout from 'p-timeout';
import type { ComponentType } from 'react';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import type { LoadedFragment } from '../app/site.ts';
import { loadFragmentText } from '../page/load-text.ts';
import type { FragmentsWork } from '../page/page-work.ts';

/**
 * How long a page waits for its own data, which decide status and head (its reads have ended before), and for those of
 * widgets, on the home page and in its slots, in milliseconds.
 */
const DATA_DEADLINE_MS = { pages: 4_500, widgets: 1_500 };

/** Fragments that are ready to render, by `fragmentKey`. */
export type LoadedFragments = ReadonlyMap<string, LoadedFragment>;

type FragmentsOfPage = Pick<FragmentsWork, 'composition' | 'language' | 'refs'>;

async function loadFragment(
  remote: RemoteModule,
  { composition, language }: FragmentsOfPage,
  ref: FragmentRef,
): Promise<LoadedFragment> {
  const { kind, id } = ref;
  const fragment = remote[kind][id];
  if (!fragment) throw new Error(`The release has no ${id} in its ${kind}, though its release.json says so.`);
  const [module, text] = await Promise.all([
    loadModule(fragment),
    loadFragmentText(remote, composition, language, ref),
  ]);
  return { Component: module.default as ComponentType, module, text };
}

/** Load fragments of a remote. Rejects with the error of the first that does not load. */
export async function loadFragments(module: RemoteModule, page: FragmentsOfPage): Promise<LoadedFragments> {
  const loads = page.refs.map(
    async (ref) => [fragmentKey(ref), await loadFragment(module, page, ref)] as const,
  );
  return new Map(await Promise.all(loads));
}

/**
 * Start the reads of fragments; each may take as long as its kind has before the page goes on without it. Never rejects.
 *
 * @returns what kept a fragment's data from coming, by its key
 */
export async function prefetchFragments(
  loaded: LoadedFragments,
  context: Omit<PageContext, 'text'>,
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  const prefetch = async (key: string, { module, text }: LoadedFragment): Promise<void> => {
    const deadlineMs = DATA_DEADLINE_MS[module.head ? 'pages' : 'widgets'];
    try {
      const message = `The data of ${key} did not come within ${deadlineMs} ms.`;
      await pTimeout(Promise.resolve(module.prefetch?.({ ...context, text })), {
        milliseconds: deadlineMs,
        message,
      });
    } catch (error) {
      failures.set(key, error);
    }
  };
  await Promise.all([...loaded].map(([key, fragment]) => prefetch(key, fragment)));
  return failures;
}
