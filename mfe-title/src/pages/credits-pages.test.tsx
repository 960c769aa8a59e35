import type { Credit } from '@sinima/contracts/api';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import { at, credit } from '../test/show-title.ts';

const show = (page: 'cast' | 'crew', answers: ApiAnswers) =>
  renderFragment(remote.pages[page], {
    address: `/title/king-of-boys/${page}`,
    pattern: `/title/:slug/${page}`,
    answers,
  });

const withCredits = (...credits: Credit[]) =>
  at({}, { '/api/titles/king-of-boys/credits': { json: credits } });
const cardOf = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);
const director = { roleCategory: 'DIRECTOR', department: 'Directing' } as const;

describe('the full cast', () => {
  it('full cast names the title, its year and the way back', async () => {
    await show('cast', withCredits());
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Cast' })).toBeVisible();
    expect(await screen.findByText('Complete cast list for King of Boys (2018)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to King of Boys' })).toHaveAttribute(
      'href',
      '/title/king-of-boys',
    );
  });

  it('full cast lists the actors alone, by billing order', async () => {
    await show(
      'cast',
      withCredits(
        credit('C'),
        credit('B', { billingOrder: 2 }),
        credit('A', { billingOrder: 1 }),
        credit('D', director),
      ),
    );
    await screen.findByRole('link', { name: 'A' });
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual(['A', 'B', 'C']);
    expect(screen.getByText('Showing 3 cast members')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/person/slug-A');
  });

  it('full cast says the part, who leads, who is uncredited, and the call sheet up to 10', async () => {
    await show(
      'cast',
      withCredits(
        credit('Tenth', { billingOrder: 10, characterName: 'Eniola', isLeadRole: true }),
        credit('Eleventh', { billingOrder: 11, uncredited: true }),
      ),
    );
    await screen.findByRole('link', { name: 'Tenth' });
    expect(cardOf('Tenth').getByText('as Eniola')).toBeVisible();
    expect(cardOf('Tenth').getByText('Lead')).toBeVisible();
    expect(cardOf('Tenth').getByText('#10 on the call sheet')).toBeVisible();
    expect(cardOf('Eleventh').queryByText(/on the call sheet|Lead|^as /)).not.toBeInTheDocument();
    expect(cardOf('Eleventh').getByText('Uncredited')).toBeVisible();
  });

  it('full cast calls a nameless one "Unknown Actor", and counts one as one', async () => {
    await show('cast', withCredits(credit('')));
    expect(await screen.findByRole('link', { name: 'Unknown Actor' })).toBeVisible();
    expect(screen.getByText('Showing 1 cast member')).toBeVisible();
  });

  it('full cast draws a portrait from the person’s own country, as their page does', async () => {
    const person = { ...credit('A').person, country: 'Ghana' };
    await show('cast', withCredits(credit('A', { person })));
    await screen.findByRole('link', { name: 'A' });
    expect(cardOf('A').getByRole('presentation')).toHaveAttribute(
      'src',
      clothPath({ kind: 'portrait', slug: 'slug-A', genres: [], country: 'Ghana', year: null }),
    );
  });

  it('full cast says when there is none', async () => {
    await show('cast', withCredits(credit('A', director)));
    expect(await screen.findByRole('heading', { name: 'No Cast Information' })).toBeVisible();
    expect(screen.getByText('Cast information is not available for this title yet.')).toBeVisible();
  });
});

describe('the full crew', () => {
  it('full crew groups everybody else by department, in the fixed order, and counts them', async () => {
    await show(
      'crew',
      withCredits(
        credit('Actor'),
        credit('Stunt', { roleCategory: 'OTHER', department: 'Stunts', billingOrder: 700 }),
        credit('Second', { ...director, billingOrder: 2 }),
        credit('First', { ...director, billingOrder: 1 }),
      ),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Crew' })).toBeVisible();
    await screen.findByRole('link', { name: 'First' });
    const departments = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(departments).toEqual(['Directing', 'Stunts']);
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['First', 'Second', 'Stunt']);
    expect(screen.getByText('2 members')).toBeVisible();
    expect(screen.getByText('1 member')).toBeVisible();
    expect(screen.getByText('Showing 3 crew members across 2 departments')).toBeVisible();
    const counts = within(screen.getByRole('list', { name: 'Members of each department' }));
    expect(counts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Directing: 2',
      'Stunts: 1',
    ]);
  });

  it('full crew says the department, the number up to 5, and who is uncredited', async () => {
    await show(
      'crew',
      withCredits(
        credit('Fifth', { ...director, billingOrder: 5 }),
        credit('Sixth', { ...director, billingOrder: 6, uncredited: true }),
      ),
    );
    await screen.findByRole('link', { name: 'Fifth' });
    expect(cardOf('Fifth').getByText('Directing')).toBeVisible();
    expect(cardOf('Fifth').getByText('#5')).toBeVisible();
    expect(cardOf('Sixth').queryByText('#6')).not.toBeInTheDocument();
    expect(cardOf('Sixth').getByText('Uncredited')).toBeVisible();
  });

  it('full crew calls a nameless one "Unknown Crew Member", and counts one as one', async () => {
    await show('crew', withCredits(credit('', director)));
    expect(await screen.findByRole('link', { name: 'Unknown Crew Member' })).toBeVisible();
    expect(screen.getByText('Showing 1 crew member across 1 department')).toBeVisible();
  });

  it('full crew says when there is none', async () => {
    await show('crew', withCredits(credit('Actor')));
    expect(await screen.findByRole('heading', { name: 'No Crew Information' })).toBeVisible();
    expect(screen.getByText('Crew information is not available for this title yet.')).toBeVisible();
  });
});

describe.each(['cast', 'crew'] as const)('the full %s of a title that is not there (yet)', (page) => {
  it('credits page spins while the title loads', async () => {
    await show(page, { '/api/titles/slug/king-of-boys': 'never' });
    expect(screen.getByRole('status', { name: 'Loading title' })).toBeVisible();
  });

  it('credits page is "Title Not Found" when the title is missing', async () => {
    await show(page, {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Title Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(await headOf(remote.pages[page], { params: { slug: 'x' }, answers: {} })).toEqual({
      title: 'Title Not Found',
      status: 404,
    });
  });

  it('credits page can be tried again when the title could not be read', async () => {
    await show(page, { '/api/titles/slug/king-of-boys': { status: 503 } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('credits page has the address of the slug', async () => {
    const head = await headOf(remote.pages[page], { params: { slug: 'king-of-boys' }, answers: at() });
    expect(head.canonical).toBe(`/title/king-of-boys/${page}`);
  });
});
