import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link as RouterLink, MemoryRouter, NavLink as RouterNavLink, useLocation } from 'react-router-dom';
import { Link, NavLink, type LinkProps, type NavLinkProps } from './link.tsx';

function attributesOf(
  Component: ComponentType<LinkProps>,
  props: LinkProps,
  at: string,
): Record<string, string> {
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <Component {...props}>There</Component>
    </MemoryRouter>,
  );
  const { attributes } = screen.getByText('There');
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  unmount();
  const { 'data-discover': _framework, ...others } = given;
  return others;
}

it.each<[string, LinkProps]>([
  ['a path', { to: '/movies' }],
  ['a path with search and hash', { to: '/movies?sort=new#top' }],
  ['a search alone', { to: '?tab=cast' }],
  ['a relative path', { to: 'cast', relative: 'path' }],
  ['an object', { to: { pathname: '/people', search: '?q=a' } }],
  ['another site', { to: 'https://example.org/a' }],
  ['a mail address', { to: 'mailto:a@example.org' }],
  [
    'attributes of its own',
    { to: '/', className: 'c', rel: 'next', 'aria-current': 'page', target: '_blank' },
  ],
])("a link is the router's, without its framework: %s", (_what, props) => {
  expect(attributesOf(Link, props, '/title/lionheart?a=1')).toEqual(
    attributesOf(RouterLink, props, '/title/lionheart?a=1'),
  );
});

it.each<[string, NavLinkProps]>([
  ['/movies', { to: '/movies', className: 'c' }],
  ['/MOVIES', { to: '/movies' }],
  ['/MOVIES', { to: '/movies', caseSensitive: true }],
  ['/movies/old', { to: '/movies' }],
  ['/movies/old', { to: '/movies/' }],
  ['/movies/old', { to: '/movies', end: true }],
  ['/movies-of-old', { to: '/movies' }],
  ['/movies', { to: '/' }],
  ['/', { to: '/' }],
  ['/movies', { to: '/movies', className: ({ isActive }) => (isActive ? 'here' : 'there') }],
  ['/movies', { to: '/movies', style: ({ isActive }) => ({ opacity: isActive ? 1 : 0.5 }) }],
])("at %s, a link of a navigation is active where the router's is: %j", (at, props) => {
  type Any = ComponentType<LinkProps>;
  expect(attributesOf(NavLink as Any, props as LinkProps, at)).toEqual(
    attributesOf(RouterNavLink as Any, props as LinkProps, at),
  );
});

it.each(['/caf%C3%A9', '/café'])('a link of a navigation to /café is active at %s', (at) => {
  const link = attributesOf(NavLink as ComponentType<LinkProps>, { to: '/café' }, at);
  expect(link).toHaveProperty('aria-current', 'page');
});

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${String(state)}`}</output>;
}

const renderLink = (props: Partial<LinkProps>): HTMLElement => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="?sort=new" {...props}>
        Newest
      </Link>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
};

it('a click within the path goes there by the router, with its state', () => {
  fireEvent.click(renderLink({ state: 'kept' }));
  expect(screen.getByRole('status')).toHaveTextContent('/?sort=new kept');
});

it.each<[string, Partial<LinkProps>, object]>([
  ['with a key', {}, { ctrlKey: true }],
  ['to another path', { to: '/movies' }, {}],
  ['for another tab', { target: '_blank' }, {}],
  ['for a document', { reloadDocument: true }, {}],
  ['that was dealt with', { onClick: (event) => event.preventDefault() }, {}],
])('a click %s is left to the browser', (_what, props, event) => {
  const link = renderLink(props);
  link.addEventListener('click', (each) => each.preventDefault());
  fireEvent.click(link, event);
  expect(screen.getByRole('status')).toHaveTextContent('/ null');
});
