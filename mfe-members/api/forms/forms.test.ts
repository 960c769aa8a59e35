/** The forms of members, as browsers without scripts send them. */
import {
  ESCAPED,
  FORMS,
  NASTY,
  PERSON,
  REVIEW,
  TITLE,
  VIEWING,
  THEIRS,
  about,
  anonymous,
  member,
  named,
  open,
  send,
  stateOf,
  textOf,
  told,
} from '../test/forms-under-test.ts';

it.each(named(FORMS))('%s: done, and on to the page that says so', async (_name, form) => {
  const answer = await send(member('ada'), form);
  const page = about(form.page);
  const location = `${page}${page.includes('?') ? '&' : '?'}done=${form.done}`;
  expect([answer.status, answer.headers.location]).toEqual([303, location]);
  const shown = await open(member('ada'), location);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(textOf(shown)).toContain('<p class="done" role="status">');
});

it('what forms wrote is what the API tells, and the page of a title shows it', async () => {
  const zoe = member('zoe');
  for (const { isRemoval, ...form } of FORMS) if (!isRemoval) await send(zoe, form);
  await send(zoe, { address: `${TITLE}/diary`, typed: VIEWING });
  const state = await stateOf(zoe);
  expect(state.titles).toMatchObject([{ rating: 8.5, hasReview: true, viewings: 1 }]);
  expect(state.people).toMatchObject([{ isFollowed: true }]);
  expect(state).toMatchObject({ likedReviews: [about(THEIRS)], followedMembers: ['author'] });
  expect(await zoe.does('GET /api/me/reviews/osuofia')).toMatchObject({
    text: 'My words',
    hasSpoilers: true,
  });
  expect(await zoe.does('GET /api/me/diary')).toMatchObject([{ where: 'Lagos', isRewatch: true }]);

  const shown = textOf(await open(zoe, TITLE));
  expect(shown).toContain('<option selected>8.5</option>');
  expect(shown).toMatch(/<textarea[^>]*>\nMy words<\/textarea>/);
  expect(shown).toContain('You watched it once, last on 2024-02-29.');
  expect(shown).toContain('name="token" value="a-token"');
  expect(textOf(await open(zoe, PERSON))).toContain('Follow no more');

  await send(zoe, { address: `${TITLE}/diary`, typed: { ...VIEWING, where: 'Accra' } });
  expect((await stateOf(zoe)).titles).toMatchObject([{ viewings: 2 }]);
  for (const form of FORMS.filter(({ isRemoval }) => isRemoval)) await send(zoe, form);
  const after = await stateOf(zoe);
  expect(after.titles).toMatchObject([{ rating: null, hasReview: false }]);
  expect(after).toMatchObject({ likedReviews: [], followedMembers: [] });
});

describe('in Arabic', () => {
  const arabic = (page: string): string => `${page}?language=ar`;
  const ARABIC = { language: 'ar' };

  it.each([
    [TITLE, 'تقييمك من 10', '/ar/title/osuofia'],
    [PERSON, 'متابعة في حسابك', '/ar/person/genevieve-nnaji'],
    [REVIEW, 'بقلم Au&lt;b&gt;thor', '/ar/title/osuofia?tab=reviews'],
  ])('%s says so, and leads back to the page in Arabic', async (page, words, back) => {
    const shown = textOf(await open(member('layla'), arabic(page)));
    expect(shown).toContain('<html lang="ar" dir="rtl">');
    expect(shown).toContain(words);
    expect(shown).toContain(`<a href="${back}">`);
    expect(shown).toContain('name="language" value="ar"');
  });

  it('a write stays in Arabic, done or refused', async () => {
    const rating = { address: `${TITLE}/rating`, typed: { ...ARABIC, rating: '8' } };
    const { headers } = await send(member('layla'), rating);
    expect(headers.location).toBe(`${TITLE}?done=rated&language=ar`);
    expect(textOf(await open(member('layla'), String(headers.location)))).toContain('حُفظ تقييمك.');
    const refused = textOf(await send(member('layla'), { ...rating, typed: { ...ARABIC, rating: '11' } }));
    expect(refused).toMatch(/<html lang="ar" dir="rtl">[^]*التقييم من 1 إلى 10/);
    expect(refused).toContain(`<a href="${arabic(TITLE)}">البدء من جديد</a>`);
  });

  it('who was signed out meanwhile is led to sign in and back', async () => {
    const typed = { ...ARABIC, rating: '8' };
    const refused = textOf(await send(anonymous(), { address: `${TITLE}/rating`, typed }, {}));
    expect(refused).toContain(`href="/api/login?return=${encodeURIComponent(arabic(TITLE))}"`);
    expect(refused).toContain('ولم يُحفظ شيء');
  });

  it('what nobody translates is told by its status; a suspended member reads why', async () => {
    const own = await send(member('author'), { address: `${REVIEW}/mark`, typed: ARABIC });
    expect([own.status, textOf(own)]).toEqual([403, expect.not.stringContaining('You cannot')]);
    const suspended = textOf(await send(member('suspended'), { address: `${PERSON}/follow`, typed: ARABIC }));
    expect(suspended).toContain('حسابك موقوف.');
    expect(suspended).toContain(`Spam ${ESCAPED}`);
  });

  it('no other word than a language of the site is one', async () => {
    expect((await open(member('layla'), `${TITLE}?language=de`)).status).toBe(400);
    const typed = { rating: '8', language: '//evil.example' };
    const { headers } = await send(member('layla'), { address: `${TITLE}/rating`, typed });
    expect(headers.location).toBe(`${TITLE}?done=rated`);
  });
});

it.each([[TITLE], [PERSON], [REVIEW]])('anonymous visitors do not see %s', async (page) => {
  expect((await anonymous().call(`GET ${about(page)}`)).status).toBe(401);
});

it('no text becomes a tag: typed, stored, or in an address', async () => {
  const mallory = member('mallory');
  await send(mallory, { address: `${TITLE}/review`, typed: { text: NASTY } });
  const pages = [
    await open(mallory, TITLE),
    await open(mallory, REVIEW),
    await send(mallory, { address: `${TITLE}/rating`, typed: { rating: NASTY } }),
    await send(mallory, { address: `${TITLE}/diary`, typed: { watchedOn: NASTY, where: NASTY, key: NASTY } }),
    await send(mallory, { address: `${TITLE}/review`, typed: { text: `${NASTY}\u202e` } }),
    await send(anonymous(), {
      address: `${REVIEW}/report`,
      typed: { reason: NASTY, note: NASTY },
    }),
  ];
  for (const page of pages) expect(textOf(page)).not.toMatch(/<(script|b)>/);
  expect(textOf(pages[0]!)).toContain(ESCAPED);
  expect(textOf(pages[3]!)).toContain(ESCAPED);
});

it.each([
  ['GET', '/api/me/forms/titles/no-such-title'],
  ['POST', '/api/me/forms/titles/no-such-title/rating'],
  ['GET', '/api/me/forms/people/nobody'],
  ['POST', '/api/me/forms/people/nobody/follow'],
  ['GET', '/api/me/forms/lists/no-such-list'],
  ['POST', '/api/me/forms/reviews/no-id/mark'],
  ['GET', '/api/me/forms/actors/ada'],
])('%s %s is a 404', async (method, address) => {
  const body = method === 'POST' ? new URLSearchParams({ rating: '8' }) : undefined;
  expect((await member('ada').call(`${method} ${address}`, body, told())).status).toBe(404);
});

it('what is one’s own is neither liked nor reported', async () => {
  const own = await member('author').call(`GET ${about(REVIEW)}`, undefined, told());
  expect(textOf(own)).toContain('This is your own.');
  expect(textOf(own)).not.toContain('<form');
});
