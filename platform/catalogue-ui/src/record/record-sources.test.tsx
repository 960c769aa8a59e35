import { renderInPage } from '@sinima/testing/render-in-page';
import { screen } from '@testing-library/react';
import { RecordSources } from './record-sources.tsx';

it('sources of a record say which facts were looked up where, and lead there', () => {
  const sources = [
    { what: 'Cast', where: 'The film’s own credits', url: null },
    { what: 'Running time', where: 'A festival', url: 'https://festival.example/film' },
  ];
  renderInPage(<RecordSources sources={sources} record={{ title: 'lionheart' }} />);
  expect(screen.getByText('The film’s own credits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A festival' })).toHaveAttribute(
    'href',
    'https://festival.example/film',
  );
});

it('sources of a record that names none say so, lead to its citation, and have a place for its correction', () => {
  renderInPage(
    <RecordSources sources={[]} record={{ person: 'mati-diop' }}>
      <p>The way to correct it</p>
    </RecordSources>,
  );
  expect(screen.getByText('No source is named for this record yet.')).toBeVisible();
  expect(screen.getByText('The way to correct it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cite this page' })).toHaveAttribute(
    'href',
    '/licence?person=mati-diop',
  );
});
