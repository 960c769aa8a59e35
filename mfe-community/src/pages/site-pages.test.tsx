import { down } from '@sinima/testing/answers';
import { headOf, renderFragment } from '@sinima/testing/render-fragment';
import { clothCredits } from '@sinima/ui-kit/cloth-credits';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

const contactByMail = { '/api/contact': { json: { delivery: 'mail' } } };

const ids = [
  'about',
  'contact',
  'press',
  'careers',
  'privacy',
  'terms',
  'accessibility',
  'takedown',
  'licence',
  'data-use',
  'forums',
  'mobile-app',
  'industry',
  'equipment',
  'workshops',
] as const;

const pages = ids.map((id) => ({ address: config.pages[id].paths[0], page: remote.pages[id] }));

describe('the short pages', () => {
  it.each(pages)(
    'short page $address says what it is in a heading, in the head, and in a paragraph',
    async ({ address, page }) => {
      const { container } = await renderFragment(page, { address, answers: contactByMail });
      const head = await headOf(page, { answers: contactByMail });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(head.title);
      expect(head.description).toMatch(/\.$/);
      expect(container.querySelectorAll('p').length).toBeGreaterThan(0);
    },
  );

  it('about page gives the formula of ratings with its prior, and from how many votes they are shown', async () => {
    const { container } = await renderFragment(remote.pages.about, {
      address: '/about',
      answers: contactByMail,
    });
    expect(screen.getByRole('heading', { level: 2, name: 'How ratings are made' })).toHaveAttribute(
      'id',
      'ratings',
    );
    expect(container).toHaveTextContent(
      'rating = (votes × mean of the title + 50 × mean of all votes) ÷ (votes + 50)',
    );
    expect(container).toHaveTextContent('once 10 people have rated it');
  });

  it('terms page and about page say what sample data are', async () => {
    for (const id of ['about', 'terms'] as const) {
      const { container, unmount } = await renderFragment(remote.pages[id], {
        address: `/${id}`,
        answers: contactByMail,
      });
      expect(container.textContent).toMatch(/sample data/);
      unmount();
    }
  });

  it('privacy page says of each thing that is stored of members what for, and until when', async () => {
    const { container } = await renderFragment(remote.pages.privacy, {
      address: '/privacy',
      answers: contactByMail,
    });
    const things = [...container.querySelectorAll('dt')];
    expect(things.length).toBeGreaterThan(5);
    for (const thing of things) expect(thing.parentElement).toHaveTextContent(/Kept until: .+\./);
  });

  it('privacy page says why there is no banner, and names each cookie of visitors', async () => {
    const { container } = await renderFragment(remote.pages.privacy, {
      address: '/privacy',
      answers: contactByMail,
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Cookies' })).toBeVisible();
    expect(container).toHaveTextContent('no banner that asks for your consent');
    for (const purpose of [/signed in/, /use less data/, /random number/, /preview/])
      expect(container).toHaveTextContent(purpose);
  });

  it.each(['accessibility', 'takedown', 'contact'] as const)(
    '%s page says plainly that no mail address is set, and has neither form nor link to one',
    async (id) => {
      const answers = { '/api/contact': { json: { delivery: 'none' } } };
      const { container } = await renderFragment(remote.pages[id], { address: `/${id}`, answers });
      await waitFor(() => expect(container).toHaveTextContent(/no mail address (?:is )?set/));
      expect(container.querySelector('form, a[href^="/contact?kind"]')).toBeNull();
    },
  );

  it.each([
    ['accessibility', '/contact?kind=accessibility'],
    ['takedown', '/contact?kind=takedown'],
    ['takedown', '/contact?kind=personal-data'],
  ] as const)('%s page leads to the form at %s', async (id, form) => {
    const { container } = await renderFragment(remote.pages[id], {
      address: `/${id}`,
      answers: contactByMail,
    });
    await waitFor(() => expect(container.querySelector(`a[href="${form}"]`)).toBeVisible());
  });

  it('contact page has the form for what its address names, which the browser sends itself', async () => {
    await renderFragment(remote.pages.contact, {
      address: '/contact?kind=takedown&page=/title/lionheart',
      answers: contactByMail,
    });
    expect(await screen.findByRole('combobox', { name: 'What is it about?' })).toHaveValue('takedown');
    const page = screen.getByRole('textbox', { name: /^Address of the page/ });
    expect(page).toHaveValue('/title/lionheart');
    expect(page.closest('form')).toHaveAttribute('action', '/api/contact/messages');
    expect(page.closest('form')).toHaveAttribute('method', 'post');
  });

  it('contact page says so where the way to somebody could not be looked up', async () => {
    await renderFragment(remote.pages.contact, { address: '/contact', answers: { '/api/contact': down } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('could not be looked up'));
  });

  it.each([
    ['mail', /was sent\./],
    ['log', /in the log of the server/],
  ])('contact page says where a message that was sent is: by %s', async (delivery, where) => {
    await renderFragment(remote.pages.contact, {
      address: '/contact?sent=yes',
      answers: { '/api/contact': { json: { delivery } } },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(where));
  });

  it.each(['about', 'terms', 'contact', 'privacy'] as const)(
    '%s page leads to accessibility, take-down and licence',
    async (id) => {
      await renderFragment(remote.pages[id], { address: `/${id}`, answers: contactByMail });
      const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(targets).toEqual(expect.arrayContaining(['/accessibility', '/takedown', '/licence']));
    },
  );

  it('about page invites corrections', async () => {
    await renderFragment(remote.pages.about, { address: '/about', answers: contactByMail });
    expect(screen.getByRole('link', { name: 'Help to put it right' })).toHaveAttribute('href', '/contribute');
  });

  it('about page credits each tradition that cloths are inspired by, with a cutting of it', async () => {
    await renderFragment(remote.pages.about, { address: '/about', answers: contactByMail });
    const credits = within(screen.getByRole('list', { name: 'Where the cloths learn from' }));
    const items = credits.getAllByRole('listitem');
    expect(items).toHaveLength(clothCredits.length);
    for (const [index, { name, inspiredBy, knownThrough }] of clothCredits.entries()) {
      const item = items[index] as HTMLElement;
      expect(within(item).getByRole('heading', { level: 3, name })).toBeVisible();
      expect(item).toHaveTextContent(`Inspired by ${inspiredBy}.`);
      expect(item).toHaveTextContent(`Known through ${knownThrough}.`);
      expect(item.querySelector('img')?.getAttribute('src')).toMatch(/^\/cloth\/swatch\//);
    }
  });
});
