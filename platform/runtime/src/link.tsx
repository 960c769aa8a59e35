/**
 * Links of the site: to another path they are the browser's, which loads a document; within the path they are the router's.
 * React Router's own bring what only its framework mode uses, prefetching and forms, which is more code than all else that the
 * site has of the router; these are made of the hooks that it offers for links of one's own.
 */
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom';

type Anchor = Pick<ComponentPropsWithRef<'a'>, 'ref'>;

export type LinkProps = RouterLinkProps & Anchor;
export type NavLinkProps = RouterNavLinkProps & Anchor;

/** Whether an address is one of another site, or no page: `https://…`, `//…`, `mailto:…`. */
const isAbsolute = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to);

/** A link to a page of the site, or anywhere. */
export function Link(props: LinkProps): ReactNode {
  if (!isAbsolute(props.to)) return <SiteLink {...props} />;
  const { anchor, children } = partsOf(props);
  return (
    <a {...anchor} href={props.to}>
      {children}
    </a>
  );
}

/** Part the attributes of the element from the options of the router. */
function partsOf({
  to,
  replace,
  state,
  relative,
  preventScrollReset,
  reloadDocument,
  discover: _discover,
  prefetch: _prefetch,
  viewTransition: _viewTransition,
  mask: _mask,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...anchor
}: LinkProps) {
  return { to, way: { replace, state, relative, preventScrollReset }, reloadDocument, anchor, children };
}

function SiteLink(props: LinkProps): ReactNode {
  const { to, way, reloadDocument, anchor, children } = partsOf(props);
  const { onClick, target } = anchor;
  const href = useHref(to, { relative: way.relative });
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { ...way, target });
  const { pathname } = useResolvedPath(to, { relative: way.relative });
  const isWithinPage = pathname === useLocation().pathname && reloadDocument !== true;
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && isWithinPage) go(event);
  };
  return (
    <a {...anchor} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** A link that says when it leads to the page that is shown, or to one above it. */
export function NavLink({
  'aria-current': current = 'page',
  caseSensitive = false,
  className = '',
  end = false,
  style,
  children,
  ...link
}: NavLinkProps): ReactNode {
  const isActive = useIsActive(link, { caseSensitive, end });
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...link}
      aria-current={isActive ? current : undefined}
      className={typeof className === 'function' ? className(state) : activeClass(className, isActive)}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}

const activeClass = (className: string, isActive: boolean): string =>
  [className, isActive ? 'active' : ''].filter((each) => each !== '').join(' ');

function useIsActive(
  { to, relative }: Pick<LinkProps, 'to' | 'relative'>,
  { caseSensitive, end }: { caseSensitive: boolean; end: boolean },
): boolean {
  const { pathname } = useResolvedPath(to, { relative });
  const location = useLocation();
  const encoded = (path: string): string => new URL(`http://site${path}`).pathname;
  const inCase = (path: string): string => (caseSensitive ? path : path.toLowerCase());
  const here = inCase(encoded(location.pathname));
  const there = inCase(encoded(pathname));
  if (here === there) return true;
  const length = there !== '/' && there.endsWith('/') ? there.length - 1 : there.length;
  return !end && here.startsWith(there) && here.charAt(length) === '/';
}
