import { pageData } from '@sinima/runtime/host';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonArea } from '@sinima/ui-kit/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaBoundary } from './area-boundary.tsx';
import { heightOf } from './area-owner.ts';
import { usePageHead } from './page-head.ts';
import { useSite, type AreaRef, type LoadedArea } from './site.ts';

interface AreaProps {
  area: AreaRef;
  params?: Readonly<Record<string, string | undefined>>;
  /** Puts the component where it belongs, e.g. under its route. */
  place?: (content: ReactNode) => ReactNode;
}

/**
 * One area of a remote. Whatever goes wrong in it stays in it: it waits under its own Suspense boundary, and what it
 * throws, its own error boundary shows.
 */
export function Area({ area, params = {}, place = (content) => content }: AreaProps): ReactNode {
  const { areas, composition } = useSite();
  const { key } = useLocation();
  const fallback = areas.isBroken(area) ? (
    <ErrorArea />
  ) : (
    <SkeletonArea kind={area.kind} height={heightOf(composition, area)} />
  );
  return (
    <AreaBoundary resetKey={key} onRetry={() => areas.retry(area)}>
      <Suspense fallback={fallback}>
        <AreaContent area={area} params={params} place={place} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaContent({ area, params, place }: Required<AreaProps>): ReactNode {
  const { areas } = useSite();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const context = () => ({ params, search: new URLSearchParams(search), data: pageData(client) });
  const loaded: LoadedArea = use(areas.load(area, pathname + search, context));
  usePageHead('head' in loaded.area ? loaded.area : null, context);
  return place(<loaded.Component />);
}
