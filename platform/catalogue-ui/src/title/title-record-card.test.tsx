import { renderInPage } from '@sinima/testing/render-in-page';
import { sampleTitle } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import { RatedTitleCard, TitleRecordCard } from './title-record-card.tsx';

const title = sampleTitle({
  slug: 'lionheart',
  displayTitle: 'Lionheart',
  genres: ['comedy', 'drama', 'family'],
});

it('card of a title leads to its page and shows its first two genres', () => {
  renderInPage(<TitleRecordCard title={title} />);
  expect(screen.getByRole('link', { name: 'Lionheart' })).toHaveAttribute('href', '/title/lionheart');
  expect(screen.getByText('comedy')).toBeInTheDocument();
  expect(screen.getByText('drama')).toBeInTheDocument();
  expect(screen.queryByText('family')).not.toBeInTheDocument();
});

it('card of a title leaves out its genres where they are not wanted', () => {
  renderInPage(<TitleRecordCard title={title} withGenres={false} />);
  expect(screen.queryByText('comedy')).not.toBeInTheDocument();
});

it('card of a title asks for its picture where the site serves it', () => {
  renderInPage(<TitleRecordCard title={{ ...title, posterUrl: '@assets/lionheart.jpg' }} />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/attached_assets/lionheart.jpg');
});

it('rated card of a title shows year, running time and rating', () => {
  renderInPage(<RatedTitleCard title={{ ...title, runtimeMins: 95, bayesianRating: 7.5 }} />);
  expect(screen.getByText('2018 · 95m')).toBeInTheDocument();
  expect(screen.getByText(/7\.5/)).toBeInTheDocument();
});
