import { renderInPage } from '@sinima/testing/render-in-page';
import { samplePerson } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import { PersonRecordCard } from './person-record-card.tsx';

const person = samplePerson({ slug: 'genevieve-nnaji', name: 'Genevieve Nnaji' });

it('card of a person leads to their page', () => {
  renderInPage(<PersonRecordCard person={person}>as Adaeze</PersonRecordCard>);
  expect(screen.getByRole('link', { name: 'Genevieve Nnaji' })).toHaveAttribute(
    'href',
    '/person/genevieve-nnaji',
  );
  expect(screen.getByText('as Adaeze')).toBeInTheDocument();
});

it('card of a person asks for their picture where the site serves it', () => {
  renderInPage(<PersonRecordCard person={{ ...person, headshotUrl: '@assets/genevieve.jpg' }} />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/attached_assets/genevieve.jpg');
});
