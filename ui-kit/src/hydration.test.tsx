import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { Badge } from './badge/badge.tsx';
import { PersonCard } from './card/person-card.tsx';
import { TitleCard, type CardLink } from './card/title-card.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { ErrorArea } from './error-area/error-area.tsx';
import { SelectField, TextField } from './field/fields.tsx';
import { PageBanner } from './page-banner/page-banner.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { RatingThreads } from './rating/rating-threads.tsx';
import { SectionHeading } from './section-heading/section-heading.tsx';
import { SkeletonArea, SkeletonGrid } from './skeleton/skeleton.tsx';
import { StatCard } from './stat-card/stat-card.tsx';
import { TabLinks } from './tabs/tab-links.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

const Link: CardLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const cloth = { slug: 'yeelen', genres: ['fantasy'], country: 'Mali', year: 1987 };

const primitives: Record<string, ReactNode> = {
  Badge: <Badge tone="accent">Lead</Badge>,
  EmptyState: <EmptyState title="No movies found" text="Try another word." />,
  ErrorArea: <ErrorArea />,
  PageBanner: <PageBanner title="Movies" note="Films" slug="movies" country="Ghana" />,
  Pagination: <Pagination Link={Link} page={2} pageCount={3} to={(page) => `?page=${page}`} />,
  PersonCard: <PersonCard Link={Link} to="/person/x" name="Ousmane Sembène" slug="x" country="Senegal" />,
  RatingThreads: <RatingThreads value={7.8} />,
  SectionHeading: <SectionHeading title="Trending Now" note="Note" action={<a href="/movies">View All</a>} />,
  SelectField: <SelectField label="Genre" options={[{ value: '', label: 'All' }]} />,
  SkeletonArea: <SkeletonArea kind="pages" />,
  SkeletonGrid: <SkeletonGrid count={3} label="Loading" />,
  StatCard: (
    <dl>
      <StatCard label="Titles" value={1234} />
    </dl>
  ),
  TabLinks: <TabLinks Link={Link} label="Home" current="a" tabs={[{ id: 'a', label: 'A', to: '/' }]} />,
  Tooltip: (
    <Tooltip text="Kept in this browser">
      <button type="button">Watchlist</button>
    </Tooltip>
  ),
  TextField: <TextField label="Search" />,
  TitleCard: <TitleCard Link={Link} to="/title/yeelen" title="Yeelen" cloth={cloth} rating={7.1} />,
};

describe('rendered on the server and taken over in the browser', () => {
  it.each(Object.entries(primitives))('%s is the same', async (_name, primitive) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(primitive);
    const before = container.innerHTML;
    const differences: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, primitive, { onRecoverableError: (error) => differences.push(error) });
    });
    expect(differences).toEqual([]);
    expect(container.innerHTML).toBe(before);
    expect(before).not.toMatch(/ on\w+=/);
  });
});
