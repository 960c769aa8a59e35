import type { ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import type { PathParams } from '../page/path-pattern.ts';

interface MatchedRouteProps {
  pattern: string;
  params: PathParams;
  children: ReactNode;
}

/**
 * Let a page read its parameters with the router's own hooks. The site has found its owner already: the router need not look
 * for it among routes, and its code for that is not in the client.
 */
export function MatchedRoute({ pattern, params, children }: MatchedRouteProps): ReactNode {
  const { pathname } = useLocation();
  const match = { params, pathname, pathnameBase: pathname, route: { id: pattern, path: pattern } };
  return (
    <RouteContext value={{ outlet: null, matches: [match], isDataRoute: false }}>{children}</RouteContext>
  );
}
