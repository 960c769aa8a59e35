import { LANGUAGES } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { pageData, TextProvider } from '@sinima/runtime/host';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FragmentBoundary } from './fragment-boundary.tsx';
import { heightOf, isStatic } from '../page/fragment-owner.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { measured } from './measured-fragment.tsx';
import { usePageHead } from './page-head.ts';
import { useSite, type LoadedFragment } from './site.ts';

interface RemoteFragmentProps {
  fragment: FragmentRef;
  params?: Readonly<Record<string, string | undefined>>;
  /** Put the component where it belongs, e.g. under its route. */
  place?: (content: ReactNode) => ReactNode;
}

/**
 * One fragment of a remote. A fault in it stays in it: it waits under its own Suspense boundary, and what it
 * throws, its own error boundary catches. At the document's own address the server's HTML stands in for it meanwhile
 * (`docs/decisions/0059-errors-with-owner-and-line.md`).
 */
export function RemoteFragment({
  fragment,
  params = {},
  place = (content) => content,
}: RemoteFragmentProps): ReactNode {
  const { fragments, composition } = useSite();
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const html = fragments.serverHtml?.(fragment, address);
  // The same object each time, so that React leaves alone what stands there.
  const markup = useMemo(() => ({ __html: html ?? '' }), [html]);
  const height = heightOf(composition, fragment);
  const skeleton = height === '0' ? null : <SkeletonArea kind={fragment.kind} height={height} />;
  const recovering =
    html === undefined ? skeleton : <div className="sh:contents" dangerouslySetInnerHTML={markup} />;
  return (
    <div
      className="sh:contents"
      data-fragment={fragmentKey(fragment)}
      data-static={isStatic(composition, fragment) ? '' : undefined}
    >
      {measured(
        fragment,
        <FragmentBoundary
          resetKey={key}
          recovering={recovering}
          onError={(error) => fragments.failed?.(fragment, error, address)}
          onReset={() => fragments.retry(fragment)}
          beforeRetry={() => fragments.beforeRetry?.() ?? Promise.resolve()}
        >
          <Suspense
            fallback={
              <Waiting fragment={fragment} address={address}>
                {recovering}
              </Waiting>
            }
          >
            <FragmentContent fragment={fragment} params={params} place={place} />
          </Suspense>
        </FragmentBoundary>,
      )}
    </div>
  );
}

interface WaitingProps {
  fragment: FragmentRef;
  address: string;
  children: ReactNode;
}

function Waiting({ fragment: { remote, kind, id }, address, children }: WaitingProps): ReactNode {
  const { fragments } = useSite();
  useEffect(() => fragments.waits?.({ remote, kind, id }, address), [fragments, remote, kind, id, address]);
  return children;
}

function FragmentContent({ fragment, params, place }: Required<RemoteFragmentProps>): ReactNode {
  const { fragments, language } = useSite();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const context = (text: Text) => ({
    params,
    search: new URLSearchParams(search),
    data: pageData(client),
    text,
  });
  const loaded: LoadedFragment = use(fragments.load(fragment, pathname + search, context));
  usePageHead(loaded.module, context, loaded.text);
  const { remote, kind, id } = fragment;
  useEffect(() => fragments.shown?.({ remote, kind, id }), [fragments, remote, kind, id]);
  const { text } = loaded;
  const content = <TextProvider value={text}>{place(<loaded.Component />)}</TextProvider>;
  if (text.language === language) return content;
  return (
    <div className="sh:contents" lang={text.language} dir={LANGUAGES[text.language].direction}>
      {content}
    </div>
  );
}
