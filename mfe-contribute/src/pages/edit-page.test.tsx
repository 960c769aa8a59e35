import type { PageContext } from '@sinima/contracts/remote';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const facts = {
  displayTitle: 'Lionheart',
  releaseYear: 2018,
  type: 'MOVIE',
  genres: ['drama', 'comedy'],
  countries: ['Nigeria'],
  credits: [{ person: 'genevieve-nnaji', role: 'DIRECTOR' }],
};
const record = { json: { kind: 'title', slug: 'lionheart', sequence: 0, facts } };

const show = (answers: Readonly<Record<string, ApiAnswer>> = {}, kind = 'title') =>
  renderFragment(remote.pages.edit, {
    address: `/contribute/edit/${kind}/lionheart`,
    pattern: '/contribute/edit/:kind/:slug',
    answers: { '/api/records/titles/lionheart': record, ...answers },
  });

it('the form of a title has what the record has, and is sent as any form', async () => {
  await show();
  expect(await screen.findByLabelText('Title')).toHaveValue('Lionheart');
  expect(screen.getByLabelText('Year')).toHaveValue('2018');
  expect(screen.getByRole('checkbox', { name: 'drama' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'horror' })).not.toBeChecked();
  expect(screen.getByLabelText('Type')).toHaveValue('MOVIE');
  expect(screen.getByRole('checkbox', { name: 'Take away Genevieve Nnaji, Director' })).not.toBeChecked();
  const form = screen.getByRole('button', { name: 'Look at the change' }).closest('form')!;
  expect(form).toHaveAttribute('action', '/api/me/edits/forms/title/lionheart');
  expect(form).toHaveAttribute('method', 'post');
  expect(JSON.parse(String(new FormData(form).get('facts')))).toEqual(facts);
});

it('the form of a new title is empty, and asks for its name in addresses', async () => {
  await renderFragment(remote.pages.new, {
    address: '/contribute/new/title',
    pattern: '/contribute/new/:kind',
    answers: {},
  });
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  const form = screen.getByLabelText('Name in addresses (optional)').closest('form')!;
  expect(form).toHaveAttribute('action', '/api/me/edits/forms/title/new');
  expect(new FormData(form).get('action')).toBe('create');
});

it('a name that is typed is completed by people of the catalogue', async () => {
  const suggestion = { kind: 'person', type: null, slug: 'nkem-owoh', label: 'Nkem Owoh', detail: 'Actor' };
  const title = { ...suggestion, kind: 'title', slug: 'nkem', label: 'Nkem' };
  await show({ '/api/suggest?q=Nk&limit=20': { json: [suggestion, title] } });
  const row = within(await screen.findByRole('group', { name: 'New credit 1' }));
  await userEvent.type(row.getByLabelText('Person'), 'Nk');
  const option = await row.findByText('Actor', { selector: 'datalist option' });
  expect(option).toHaveValue('Nkem Owoh (nkem-owoh)');
  expect(option.parentElement!.children).toHaveLength(1);
});

it('a record that is there twice, or does not belong here, can be proposed to go', async () => {
  await show();
  expect(await screen.findByText('Make the two one')).toBeInTheDocument();
  expect(screen.getByText('Take it out of the catalogue')).toBeInTheDocument();
});

it('a title that is two has a form that says what is the other one’s', async () => {
  await show({
    '/api/records/titles/lionheart': { json: { ...record.json, facts: { ...facts, synopsis: 'More.' } } },
  });
  const button = await screen.findByText('Make it two');
  const form = button.closest('form')!;
  expect(form).toHaveAttribute('action', '/api/me/edits/forms/title/lionheart');
  const own = within(form);
  await userEvent.type(own.getByLabelText('Name of the other one, if it is new'), 'Lionheart 2');
  await userEvent.click(own.getByLabelText('Genevieve Nnaji, Director'));
  await userEvent.click(own.getByLabelText('Synopsis: More.'));
  const sent = new FormData(form);
  expect(Object.fromEntries(sent)).toMatchObject({
    action: 'split',
    otherName: 'Lionheart 2',
    'credits.goes': '0',
    goes: 'synopsis',
  });
  expect(JSON.parse(String(sent.get('facts')))).toMatchObject({
    credits: facts.credits,
    genres: facts.genres,
  });
});

it('of a person who is two, the titles are ticked that are the other one’s', async () => {
  const title = { slug: 'lionheart', displayTitle: 'Lionheart', releaseYear: 2018 };
  await renderFragment(remote.pages.edit, {
    address: '/contribute/edit/person/genevieve-nnaji',
    pattern: '/contribute/edit/:kind/:slug',
    answers: {
      '/api/records/people/genevieve-nnaji': {
        json: { kind: 'person', slug: 'genevieve-nnaji', sequence: 0, facts: { name: 'Genevieve Nnaji' } },
      },
      '/api/people/genevieve-nnaji/credits': { json: [{ title }, { title }] },
    },
  });
  const box = await screen.findByLabelText('Lionheart (2018)');
  await userEvent.click(box);
  const form = box.closest('form')!;
  expect(new FormData(form).getAll('moves')).toEqual(['/title/lionheart', '']);
  expect(within(form).queryByLabelText('Its year')).not.toBeInTheDocument();
});

it.each([
  ['a record that does not exist', { '/api/records/titles/lionheart': { status: 404 } }, 'title'],
  ['a kind of record that does not exist', {}, 'song'],
])('%s is not found', async (_what, answers, kind) => {
  await show(answers, kind);
  expect(await screen.findByRole('heading', { name: 'Record Not Found' })).toBeVisible();
});

it('the read of a person’s record is waited for, though that of the titles fails sooner', async () => {
  const read: unknown[] = [];
  const fetch = async ({ queryKey: [path] }: { queryKey: readonly unknown[] }): Promise<void> => {
    if (String(path).endsWith('/credits')) throw new Error('There is no such person.');
    await new Promise((resolve) => setTimeout(resolve));
    read.push(path);
  };
  const { prefetch } = await remote.pages.edit.load();
  const params = { kind: 'person', slug: 'nobody' };
  await prefetch!({ params, data: { fetch } } as unknown as PageContext);
  expect(read).toEqual(['/api/records/people/nobody']);
});

it('a record that cannot be read can be asked for again', async () => {
  await show({ '/api/records/titles/lionheart': { status: 503 } });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
