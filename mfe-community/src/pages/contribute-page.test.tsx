import type { SourceRecord } from '@sinima/contracts/api';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const record: SourceRecord = {
  kind: 'title',
  slug: 'lionheart',
  file: 'data/catalogue/titles/nigeria/lionheart.yaml',
  line: 1,
  yaml: 'displayTitle: Lionheart\nreleaseYear: 2018\nruntimeMins: 59\n',
};

const show = (search = '', answer: ApiAnswer = { json: record }) =>
  renderFragment(remote.pages.contribute, {
    address: `/contribute${search}`,
    answers: { '/api/dump/titles/lionheart': answer },
  });

it('contribute page makes of a changed line and its source a change that is ready to be sent', async () => {
  await show('?title=lionheart');
  const text = await screen.findByRole('textbox', { name: 'The record' });
  expect(text).toHaveValue(record.yaml);
  expect(screen.getByText('Nothing is changed yet.')).toBeVisible();

  await userEvent.clear(text);
  await userEvent.type(text, record.yaml.replace('59', '95'));
  expect(screen.getByText(/Say where others can look it up/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Where others can look it up'), 'The credits on screen');

  const change = screen.getByLabelText('Your change');
  expect(change).toHaveTextContent('Source: The credits on screen');
  expect(change).toHaveTextContent('--- a/data/catalogue/titles/nigeria/lionheart.yaml');
  expect(change).toHaveTextContent('-runtimeMins: 59 +runtimeMins: 95');
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'lionheart.patch');
  expect(screen.getByRole('link', { name: 'Write a letter with it' }).getAttribute('href')).toContain(
    encodeURIComponent('+runtimeMins: 95'),
  );
});

it('contribute page opens the record of a page whose address is given', async () => {
  await show();
  await userEvent.type(screen.getByLabelText(/Address of the page/), '/title/lionheart/cast');
  await userEvent.click(screen.getByRole('button', { name: 'Open the record' }));
  expect(await screen.findByRole('textbox', { name: 'The record' })).toHaveValue(record.yaml);
});

it('contribute page says when there is no such record', async () => {
  await show('?title=lionheart', { status: 404 });
  expect(await screen.findByText('The catalogue’s files have no title “lionheart”.')).toBeVisible();
});

it('contribute page leads to the open catalogue and its licence', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'The whole catalogue' })).toHaveAttribute('href', '/api/dump');
  expect(screen.getByRole('link', { name: 'CC0 1.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/publicdomain/zero/1.0/',
  );
});
