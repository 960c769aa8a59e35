import { counted } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberList } from '../../api/openapi.ts';
import remote from '../remote.ts';
import { me, memberList, signIn } from '../test/samples.ts';

beforeEach(() => signIn());
afterEach(() => signIn(false));

const { pages } = remote;
const publicList = '/api/member-lists/k1';
const ownLists = '/api/me/lists?pageSize=100';
const ownList = '/api/me/lists/k1';
const kofi = { handle: 'kofi', displayName: 'Kofi' };
const esi = { handle: 'esi', displayName: 'Esi' };

const visit = (page: keyof typeof pages, address: string, answers: ApiAnswers, pattern?: string) =>
  renderFragment(pages[page], { address, pattern, answers: { '/api/me': me, ...answers } });

const open = (list: Partial<MemberList>, answers: ApiAnswers = {}) =>
  visit(
    'own-list',
    '/account/lists/k1',
    { [ownList]: { json: memberList(list) }, ...answers },
    '/account/lists/:key',
  );

const together = async () =>
  within((await screen.findByRole('heading', { name: 'Together with others' })).closest('section')!);

describe('the owner', () => {
  const owner = { role: 'owner', isOwn: true } as const;

  it('invites a member by the handle, with or without an @', async () => {
    const invited = { json: memberList({ ...owner, invited: [kofi] }) };
    const { requested } = await open(owner, { [`PUT ${ownList}/authors/kofi`]: invited });
    const section = await together();
    await userEvent.type(section.getByLabelText('Handle of the member'), ' @Kofi{Enter}');
    expect(await section.findByText('kofi · invited')).toBeVisible();
    expect(section.getByLabelText('Handle of the member')).toHaveValue('');
    expect(requested.at(-1)).toBe(`PUT ${ownList}/authors/kofi`);
  });

  it('is told at the field why somebody is not invited', async () => {
    await open(owner, {
      [`PUT ${ownList}/authors/nobody`]: { status: 404, text: '{"detail":"There is no public profile."}' },
    });
    const field = (await together()).getByLabelText('Handle of the member');
    await userEvent.type(field, 'nobody{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no public profile.'));
    expect(field).toBeInvalid();
    expect(field).toHaveValue('nobody');
  });

  it.each([
    ['an author', { authors: [kofi, esi] }],
    ['an invitation', { authors: [esi], invited: [kofi] }],
  ])('removes %s after a second question', async (_what, people) => {
    const { requested } = await open(
      { ...owner, ...people },
      { [`DELETE ${ownList}/authors/kofi`]: { json: {} } },
    );
    const section = await together();
    await userEvent.click(section.getByRole('button', { name: 'Remove Kofi' }));
    await userEvent.click(section.getByRole('button', { name: 'Remove Kofi from the list' }));
    await waitFor(() => expect(section.queryByText('Kofi')).not.toBeInTheDocument());
    expect(section.getByText('Esi')).toBeVisible();
    expect(requested.at(-1)).toBe(`DELETE ${ownList}/authors/kofi`);
    expect(section.getByRole('heading', { name: 'Together with others' })).toHaveFocus();
  });

  it('invites nobody where the list has ten authors', async () => {
    const authors = Array.from({ length: 9 }, (_one, at) => ({ handle: `h${at}`, displayName: `H ${at}` }));
    await open({ ...owner, authors, invited: [kofi] });
    const section = await together();
    expect(section.getByText(/10 authors at most/)).toBeVisible();
    expect(section.queryByLabelText('Handle of the member')).toBeNull();
  });
});

describe('an author', () => {
  const author = { role: 'author', authors: [{ handle: 'amina', displayName: 'Amina' }, kofi] } as const;

  it('orders the list, and neither renames, invites nor deletes', async () => {
    await open({ ...author, authors: [...author.authors] });
    expect(await screen.findByRole('button', { name: 'Move Yaaba up' })).toBeVisible();
    expect((await together()).getByText('Kofi')).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByLabelText('Handle of the member')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete|^Remove/ })).toBeNull();
  });

  it('leaves after a second question', async () => {
    const { requested } = await open(
      { ...author, authors: [...author.authors] },
      { [`DELETE ${ownList}/authors/amina`]: { json: {} } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this list' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave this list' }));
    expect(await screen.findByRole('heading', { name: 'You have left the list' })).toBeVisible();
    expect(requested.at(-1)).toBe(`DELETE ${ownList}/authors/amina`);
  });
});

describe('an invited member', () => {
  const invited = memberList({ role: 'invited', visibility: 'private', items: [], itemCount: 0 });

  it.each([
    ['Accept', 'PUT', 'Accept the invitation to Without power'],
    ['Decline', 'DELETE', 'Decline the invitation to Without power'],
  ])('answers with %s among the own lists', async (_answer, method, name) => {
    const { requested } = await visit('own-lists', '/account/lists', {
      [ownLists]: counted([invited, memberList({ key: 'k2', name: 'Mine', role: 'owner' })]),
      [`${method} ${ownList}/authors/amina`]: { json: {} },
    });
    expect(await screen.findByRole('heading', { name: 'Invitations' })).toBeVisible();
    expect(screen.getByText(/Only its owner and authors can read the list/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Without power' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(requested.slice(-2)).toEqual([`${method} ${ownList}/authors/amina`, ownLists]),
    );
  });

  it('who comes by the address of the list is asked there', async () => {
    await open(invited, { [`DELETE ${ownList}/authors/amina`]: { json: {} } });
    await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
    expect(await screen.findByRole('heading', { name: 'The invitation is declined' })).toBeVisible();
  });

  it('is told why the answer was not taken, and may answer again', async () => {
    const withdrawn = { status: 404, text: '{"detail":"You have no list \\"k1\\"."}' };
    await open(invited, { [`PUT ${ownList}/authors/amina`]: withdrawn });
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no list "k1".');
    expect(screen.getByRole('button', { name: /^Decline/ })).toBeEnabled();
  });
});

it('a list that is shared says so among the own lists, with its owner', async () => {
  await visit('own-lists', '/account/lists', { [ownLists]: counted([memberList({ role: 'author' })]) });
  expect(await screen.findByText('Shared with you')).toBeVisible();
  expect(screen.getByText(/^Ada · /)).toBeVisible();
});

it('a public list names its owner and its authors', async () => {
  signIn(false);
  const json = memberList({ authors: [kofi, esi] });
  await visit('member-list', '/member-lists/k1', { [publicList]: { json } }, '/member-lists/:key');
  const kofiLink = await screen.findByRole('link', { name: 'Kofi' });
  expect(kofiLink).toHaveAttribute('href', '/members/kofi');
  expect(kofiLink.parentElement).toHaveTextContent('By Ada, together with Kofi and Esi');
});
