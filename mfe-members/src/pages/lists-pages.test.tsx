import { counted } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { me, memberList, memberState, signIn } from '../test/samples.ts';

afterEach(() => signIn(false));

const { pages } = remote;
const publicList = '/api/member-lists/k1';
const ownLists = '/api/me/lists?pageSize=100';
const ownList = '/api/me/lists/k1';
const key = { json: memberList({ role: 'owner', isOwn: true }) };

const visit = (page: keyof typeof pages, address: string, answers: ApiAnswers, pattern?: string) =>
  renderFragment(pages[page], { address, pattern, answers: { '/api/me': me, ...answers } });

describe('a public list', () => {
  const open = (answers: ApiAnswers = { [publicList]: key }) =>
    visit('member-list', '/member-lists/k1', answers, '/member-lists/:key');

  it('has its titles in order, with their notes', async () => {
    const { requested } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Without power' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Lionheart 2018',
      'Yaaba 2018',
    ]);
    expect(screen.getByText('With the sound up.')).toBeVisible();
    expect(requested).toEqual([publicList]);
  });

  it('shows markup in the texts of its member as text', async () => {
    const markup = '<img src="x" alt="Markup">';
    const [item] = memberList().items;
    const items = item ? [{ ...item, note: markup }] : [];
    await open({ [publicList]: { json: memberList({ name: markup, description: markup, items }) } });
    expect(await screen.findAllByText(markup)).toHaveLength(3);
    expect(screen.queryByRole('img', { name: 'Markup' })).toBeNull();
  });

  it('that is private or gone is not found', async () => {
    await open({});
    expect(await screen.findByRole('heading', { name: 'List Not Found' })).toBeVisible();
  });

  it('is liked by other members', async () => {
    signIn();
    const { requested } = await open({
      [publicList]: key,
      '/api/me/state?lists=k1': { json: memberState({ titles: [] }) },
      'PUT /api/me/likes/lists/k1': { json: { isLiked: true, likes: 4 } },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Like the list Without power, 3 likes' }),
    );
    expect(await screen.findByText('4 likes')).toBeVisible();
    expect(requested.at(-1)).toBe('PUT /api/me/likes/lists/k1');
  });

  it.each([
    ['a public list may be found', memberList(), { noIndex: false, title: 'Without power' }],
    ['an unlisted one not', memberList({ visibility: 'unlisted' }), { noIndex: true }],
  ])('for search engines, %s', async (_what, list, head) => {
    const answers = { [publicList]: { json: list } };
    expect(await headOf(pages['member-list'], { params: { key: 'k1' }, answers })).toMatchObject(head);
  });
});

describe('the own lists', () => {
  beforeEach(() => signIn());

  it('say who can read them; a new one is private at first', async () => {
    const { requested } = await visit('own-lists', '/account/lists', {
      [ownLists]: counted([memberList({ visibility: 'unlisted' })]),
      'POST /api/me/lists': key,
    });
    expect(await screen.findByText('With its address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'Late night');
    await userEvent.click(screen.getByRole('button', { name: 'Make the list' }));
    await waitFor(() =>
      expect(requested.slice(-2)).toEqual([
        'POST /api/me/lists {"name":"Late night","description":null,"visibility":"private"}',
        ownLists,
      ]),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  const open = (answers: ApiAnswers) =>
    visit('own-list', '/account/lists/k1', { [ownList]: key, ...answers }, '/account/lists/:key');

  it('are ordered anew with their notes, in one write', async () => {
    const { requested } = await open({ [`PUT ${ownList}/items`]: key });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Yaaba up' }));
    await userEvent.type(screen.getByLabelText('Note on Yaaba (optional)'), 'Slow');
    await userEvent.click(screen.getByRole('button', { name: 'Save order and notes' }));
    await waitFor(() =>
      expect(requested.at(-1)).toBe(
        `PUT ${ownList}/items {"revision":4,"items":[{"title":"yaaba","note":"Slow"},` +
          '{"title":"lionheart","note":"With the sound up."}]}',
      ),
    );
  });

  it('that another device has changed meanwhile keep what was typed, and say so', async () => {
    await open({
      [`PUT ${ownList}/items`]: { status: 409, text: '{"detail":"The list has changed meanwhile."}' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take Yaaba off the list' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save order and notes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list has changed meanwhile.');
    expect(screen.queryByText('Yaaba')).not.toBeInTheDocument();
  });

  it('are deleted after a second question', async () => {
    const { requested } = await open({ [`DELETE ${ownList}`]: { json: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this list' }));
    await userEvent.click(screen.getByRole('button', { name: /for good/ }));
    expect(await screen.findByRole('heading', { name: 'The list is deleted' })).toBeVisible();
    expect(requested.at(-1)).toBe(`DELETE ${ownList}`);
  });

  it('that others do not read any more say why', async () => {
    await open({
      [ownList]: { json: memberList({ role: 'owner', hiddenBecause: 'Adverts.', decision: 'd1' }) },
    });
    expect(await screen.findByText(/Only you can read this list now. The reason: Adverts/)).toBeVisible();
  });
});

it('a title is put on a list from its own page', async () => {
  signIn();
  const { requested } = await renderFragment(remote.widgets.rate, {
    address: '/title/lionheart',
    pattern: '/title/:slug',
    answers: {
      '/api/me': me,
      '/api/me/state?titles=lionheart': { json: memberState() },
      '/api/me/lists/names?title=lionheart': {
        json: [{ key: 'k1', name: 'Without power', visibility: 'public', itemCount: 2, hasTitle: false }],
      },
      [`POST ${ownList}/items`]: key,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Lists' }));
  const box = await screen.findByRole('checkbox', { name: 'Without power' });
  await userEvent.click(box);
  await waitFor(() => expect(requested.at(-1)).toBe(`POST ${ownList}/items {"title":"lionheart"}`));
  expect(box).toBeChecked();
});
