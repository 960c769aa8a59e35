import { render, screen } from '@testing-library/react';
import type { CardLink } from '../card/title-card.tsx';
import { Pagination } from './pagination.tsx';

const Link: CardLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
const show = (page: number, pageCount: number) =>
  render(<Pagination Link={Link} page={page} pageCount={pageCount} to={(to) => `/movies?page=${to}`} />);

describe('pagination', () => {
  it('leads to the page before and the page after', () => {
    show(2, 3);
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/movies?page=1');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/movies?page=3');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });

  it.each([
    [1, 'Previous', 'Next'],
    [3, 'Next', 'Previous'],
  ])('on page %d of 3 has no %s', (page, absent, present) => {
    show(page, 3);
    expect(screen.queryByRole('link', { name: absent })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: present })).toBeVisible();
  });

  it.each([
    ['Pages', {}],
    ['Pages of reviews', { label: 'Pages of reviews' }],
  ])('is called "%s"', (name, props) => {
    render(<Pagination Link={Link} page={1} pageCount={3} to={String} {...props} />);
    expect(screen.getByRole('navigation', { name })).toBeVisible();
  });

  it('is not there for a single page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });
});
