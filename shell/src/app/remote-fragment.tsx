import { pageData } from '@sinima/runtime/host';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FragmentBoundary } from './fragment-boundary.tsx';
import { heightOf } from './fragment-owner.ts';
import { usePageHead } from './page-head.ts';
import { useSite, type FragmentRef, type LoadedFragment } from './site.ts';

interface RemoteFragmentProps {
  fragment: FragmentRef;
  params?: Readonly<Record<string, string | undefined>>;
  /** Put the component where it belongs, e.g. under its route. */
  place?: (content: ReactNode) => ReactNode;
}

/**
 * One fragment of a remote. Whatever goes wrong in it stays in it: it waits under its own Suspense boundary, and what it
 * throws, its own error boundary shows.
 */
export function RemoteFragment({
  fragment,
  params = {},
  place = (content) => content,
}: RemoteFragmentProps): ReactNode {
  const { fragments, composition } = useSite();
  const { key } = useLocation();
  const fallback = fragments.isBroken(fragment) ? (
    <ErrorArea />
  ) : (
    <SkeletonArea kind={fragment.kind} height={heightOf(composition, fragment)} />
  );
  return (
    <FragmentBoundary
      resetKey={key}
      recovering={fallback}
      onError={(error) => fragments.failed?.(fragment, error)}
      onReset={() => fragments.retry(fragment)}
      beforeRetry={() => fragments.beforeRetry?.() ?? Promise.resolve()}
    >
      <Suspense fallback={fallback}>
        <FragmentContent fragment={fragment} params={params} place={place} />
      </Suspense>
    </FragmentBoundary>
  );
}

function FragmentContent({ fragment, params, place }: Required<RemoteFragmentProps>): ReactNode {
  const { fragments } = useSite();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const context = () => ({ params, search: new URLSearchParams(search), data: pageData(client) });
  const loaded: LoadedFragment = use(fragments.load(fragment, pathname + search, context));
  usePageHead('head' in loaded.fragment ? loaded.fragment : null, context);
  const { remote, kind, id } = fragment;
  useEffect(() => fragments.shown?.({ remote, kind, id }), [fragments, remote, kind, id]);
  return place(<loaded.Component />);
}
