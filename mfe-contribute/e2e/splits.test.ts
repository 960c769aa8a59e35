/** Records that are two: proposed by form, accepted by an editor, shown wherever one of the two is meant, and one again after that. */
import { signIn, type SignedInMember } from '@sinima/testing/signed-in-member';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test, type APIRequestContext } from '@sinima/testing/site-test';
import { expectWellMade, PHONE, submit, type Page } from './test/contributing.ts';

// An editor signs in, and decides twice.
test.describe.configure({ timeout: 90_000 });

/** Sign in as the editor whom the settings of the site name. */
async function asEditor(request: APIRequestContext): Promise<SignedInMember> {
  const editor = await signIn(request, 'edith@sinima.example');
  await editor.call('PATCH', '/api/me', { handle: 'edith' });
  return editor;
}

/** Wait until a page, or a call of the API, has a text, or has it no more; pages that were made before a change are made anew within half a minute. */
async function expectText(page: Page, path: string, text: string, isThere = true): Promise<void> {
  const hasText = async (): Promise<boolean> => (await (await page.request.get(path)).text()).includes(text);
  await expect.poll(hasText, { message: `${path} has ${text}`, timeout: 30_000 }).toBe(isThere);
}

const openSplit = (page: Page): Promise<void> => page.getByText('It is two in one record').click();

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  const FILM = 'four-corners';
  const OTHER = 'four-corners-of-the-night';
  const FESTIVAL = '/festivals/panafrican-film-and-television-festival-of-ouagadougou';
  const link = (slug: string): string => `href="/title/${slug}"`;

  test('a title that is two has two pages at once, each with its own facts, and one after a revert', async ({
    page,
    browser,
    baseURL,
  }) => {
    const factsOf = async (slug: string): Promise<Record<string, unknown>> => {
      const record = await page.request.get(`/api/records/titles/${slug}`);
      return ((await record.json()) as { facts: Record<string, unknown> }).facts;
    };
    const before = await factsOf(FILM);
    await expectText(page, FESTIVAL, link(FILM));

    await page.goto(`/contribute/edit/title/${FILM}`);
    await hydrated(page);
    await openSplit(page);
    await page.getByLabel('Name of the other one, if it is new').fill('Four Corners of the Night');
    await page.getByLabel('Its year').fill('2014');
    const credits = page.getByRole('group', { name: 'Credits of the other one' });
    await credits.getByLabel('Vicci Turpin').check();
    await credits.getByLabel('Abduragman Adams').check();
    await page.getByRole('group', { name: 'Facts about the other one' }).getByLabel('Running time').check();
    await page
      .getByLabel('Awards, festivals and lists that mean the other one: an address a line')
      .fill(`${baseURL}${FESTIVAL}`);
    await expectWellMade(page, 'the form of a split');
    await page.getByRole('button', { name: 'Make it two' }).click();

    await expect(
      page.getByText(`Four Corners is two in one record: the other one is ${OTHER}.`),
    ).toBeVisible();
    await expect(page.getByText('Abduragman Adams, Actor: Tito')).toBeVisible();
    await expect(page.getByText(/^It is meant in: Panafrican Film .*\(festival\)$/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectWellMade(page, 'what a split would change');
    await page.getByLabel('Where others can look it up').fill('The credits on screen');
    const id = await submit(page, 'Two films of one name.');
    await expectWellMade(page, 'an open split');

    const editing = await browser.newPage({ baseURL: baseURL!, viewport: PHONE });
    await asEditor(editing.request);
    await editing.goto(`/api/me/edits/forms/review/${id}`);
    await expectWellMade(editing, 'the review of a split');
    await editing.getByRole('button', { name: 'Accept it now' }).click();
    await expect(editing.getByRole('status')).toHaveText('You accepted it.');

    const [kept, other] = [await factsOf(FILM), await factsOf(OTHER)];
    expect(kept).toMatchObject({ displayTitle: 'Four Corners', releaseYear: 2013 });
    expect(kept).not.toHaveProperty('runtimeMins');
    expect(JSON.stringify(kept.credits)).not.toContain('abduragman-adams');
    expect(other).toMatchObject({
      displayTitle: 'Four Corners of the Night',
      releaseYear: 2014,
      runtimeMins: 114,
      credits: [
        { person: 'vicci-turpin', role: 'DP' },
        { person: 'abduragman-adams', role: 'ACTOR', characterName: 'Tito' },
      ],
    });
    await expectText(page, `/title/${FILM}/cast`, 'Tito', false);
    await page.goto(`/title/${OTHER}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Four Corners of the Night' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abduragman Adams' }).first()).toBeVisible();
    await expectText(page, '/person/abduragman-adams', link(OTHER));
    await expectText(page, FESTIVAL, link(OTHER));
    await expectText(page, FESTIVAL, link(FILM), false);
    for (const slug of [FILM, OTHER]) {
      await page.goto(`/contribute/history/title/${slug}`);
      await expect(page.getByText('Two films of one name.')).toBeVisible();
    }
    await expectWellMade(page, 'the history of the other title');

    await editing.goto(`/contribute/edits/${id}`);
    await editing.getByRole('button', { name: 'Take it back' }).click();
    await submit(editing, 'It was one film.');
    await expect(editing.getByRole('heading', { name: 'Accepted' })).toBeVisible();
    expect(await factsOf(FILM)).toEqual(before);
    await expect.poll(async () => (await page.request.get(`/title/${OTHER}`)).status()).toBe(404);
    await expectText(page, `/title/${FILM}/cast`, 'Tito');
    await expectText(page, FESTIVAL, link(FILM));
    await editing.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a person who is two gives titles and juries to one who is there, after a refused form, and gets them back', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const PERSON = '/person/mansour-sora-wade';
    const OTHER = '/person/moussa-toure';
    const FESTIVAL = '/festivals/ecrans-noirs';
    const film = 'href="/title/picc-mi"';
    const posted = (): Promise<{ status(): number }> =>
      page.waitForResponse((response) => response.request().method() === 'POST');
    await expectText(page, FESTIVAL, `href="${PERSON}"`);

    await page.goto('/contribute/edit/person/mansour-sora-wade');
    await openSplit(page);
    await page.getByLabel('Or the address of its page').fill(`${baseURL}${OTHER}`);
    await page.getByRole('group', { name: 'Titles of the other one' }).getByLabel('Picc Mi').check();
    await page
      .getByLabel('Awards, festivals and lists that mean the other one: an address a line')
      .fill(FESTIVAL);
    await page.getByRole('button', { name: 'Make it two' }).click();
    await expect(page.getByText('It is meant in: Ecrans Noirs (festival)')).toBeVisible();

    const why = page.getByLabel('Why? Everybody reads it.');
    await why.fill('Ask <Moussa> at moussa@sinima.example');
    await page.getByLabel(/These are my own words/).check();
    const refused = posted();
    await page.getByRole('button', { name: 'Submit' }).click();
    expect((await refused).status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText('Not sent yet: see the notes.');
    await expect(page.getByText(/mail address/).first()).toBeVisible();
    await expect(why).toHaveValue('Ask <Moussa> at moussa@sinima.example');
    await expect(page.getByText('It is meant in: Picc Mi (title)')).toBeVisible();
    await expect(page.getByText('It is meant in: Ecrans Noirs (festival)')).toBeVisible();

    const sent = posted();
    const id = await submit(page, 'Two directors of one name.');
    expect((await sent).status()).toBe(303);
    await expect(page.getByText('Open', { exact: true })).toBeVisible();

    const beside = await playwright.request.newContext({ baseURL: baseURL! });
    const editor = await asEditor(beside);
    const { decision } = await editor.call<{ decision: { sequence: number } }>(
      'POST',
      `/api/edits/${id}/decision`,
      { accepts: true },
    );
    await expectText(page, OTHER, film);
    await expectText(page, PERSON, film, false);
    await expectText(page, FESTIVAL, `href="${OTHER}"`);
    await expectText(page, FESTIVAL, `href="${PERSON}"`, false);
    await page.goto(`/contribute/history${OTHER}`);
    await expect(page.getByText('Two directors of one name.')).toBeVisible();

    await editor.call('POST', '/api/edits', {
      kind: 'revert',
      record: { kind: 'person', slug: 'mansour-sora-wade' },
      reverts: decision.sequence,
      fields: [],
      comment: 'It was one director.',
      licence: 'CC0-1.0',
    });
    await expectText(page, '/api/records/titles/picc-mi', 'mansour-sora-wade');
    await expectText(page, '/api/people/mansour-sora-wade/credits', 'picc-mi');
    await expectText(page, '/api/festivals/slug/ecrans-noirs', 'mansour-sora-wade');
    await beside.dispose();
  });
});
