import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

interface MatchedRouteProps {
  /** The pattern of the page, which the address matches. */
  pattern: string;
  children: ReactNode;
}

/** Let a page read its parameters with the router's own hooks. */
export function MatchedRoute({ pattern, children }: MatchedRouteProps): ReactNode {
  return useRoutes([{ path: pattern, element: children }]);
}
