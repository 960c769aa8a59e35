import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const answers: ApiAnswers = {
  '/api/titles/slug/lionheart': {
    json: sampleTitle({ slug: 'lionheart', displayTitle: 'Lionheart', releaseYear: 2018 }),
  },
  '/api/people/slug/mati-diop': { json: samplePerson({ slug: 'mati-diop', name: 'Mati Diop' }) },
  '/api/titles/slug/no-such-title': { status: 404 },
  '/api/titles/slug/unread': { status: 500 },
};

const show = (search = '') => renderFragment(remote.pages.licence, { address: `/licence${search}`, answers });

const citations = (label: string) =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: label }).map(({ value }) => value);

/** The day as the browser's calendar has it. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

it('licence page says what is under CC0, and which collections keep their notices', async () => {
  const { container } = await show();
  expect(screen.getByRole('link', { name: 'CC0 1.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/publicdomain/zero/1.0/',
  );
  expect(screen.getByRole('link', { name: 'The whole catalogue' })).toHaveAttribute('href', '/api/dump');
  expect(container).toHaveTextContent(/African Film Archive \(MIT License\)/);
  expect(container).toHaveTextContent(/oscar_data \(BSD 2-Clause License\)/);
});

it('licence page cites the whole catalogue in each format', async () => {
  await show();
  const [bibtex, ...others] = citations('BibTeX');
  expect(others).toEqual([]);
  expect(bibtex).toContain('url    = {http://localhost/api/dump}');
  expect(citations('RIS')[0]).toContain('TY  - DATA');
  expect(citations('Wikipedia')[0]).toContain(`|access-date=${today()}}}`);
});

it.each([
  ['?title=lionheart', 'Lionheart (2018)', 'http://localhost/title/lionheart'],
  ['?person=mati-diop', 'Mati Diop', 'http://localhost/person/mati-diop'],
])('licence page at %s cites "%s" by its address and the day', async (search, name, url) => {
  await show(search);
  expect(await screen.findByRole('heading', { level: 2, name: `Cite “${name}”` })).toBeVisible();
  expect(citations('Wikipedia')[0]).toBe(
    `{{cite web |url=${url} |title=${name} |website=Sinima |access-date=${today()}}}`,
  );
});

it('licence page copies a citation', async () => {
  const user = userEvent.setup();
  await show('?title=lionheart');
  await screen.findByRole('heading', { level: 2, name: 'Cite “Lionheart (2018)”' });
  await user.click(screen.getByRole('button', { name: 'Copy the citation of “Lionheart (2018)” for RIS' }));
  expect(await navigator.clipboard.readText()).toBe(citations('RIS')[0]);
});

it('licence page says when there is no such record, and still cites the catalogue', async () => {
  await show('?title=no-such-title');
  expect(await screen.findByText('There is no title “no-such-title”.')).toBeVisible();
  expect(citations('BibTeX')).toHaveLength(1);
});

it('licence page says when a record cannot be read, and still cites the catalogue', async () => {
  await show('?title=unread');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the site is taking a break');
  expect(screen.getByText('Try again')).toHaveAttribute('href', '');
  expect(citations('BibTeX')).toHaveLength(1);
});

it('licence page opens the citation of a page whose address is given', async () => {
  await show();
  await userEvent.type(screen.getByLabelText(/Address of the page/), '/person/mati-diop');
  await userEvent.click(screen.getByRole('button', { name: 'Open the record' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Cite “Mati Diop”' })).toBeVisible();
});
