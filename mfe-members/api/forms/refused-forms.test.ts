/** Forms that are refused: they come back as they were typed. */
import {
  ESCAPED,
  FORMS,
  PERSON,
  REVIEW,
  TITLE,
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

it.each([
  ['a rating off the scale', 'rating', { rating: '11' }, 'in half steps'],
  ['no rating', 'rating', { rating: '' }, 'in half steps'],
  ['an empty review', 'review', { text: '  ', hasSpoilers: 'yes' }, 'This is empty.'],
  ['a long review', 'review', { text: 'a'.repeat(10_001) }, 'This has 10001 characters; 10000 are allowed.'],
  ['a day to come', 'diary', { watchedOn: '2999-01-01', where: 'Lagos' }, 'This must be a day'],
  ['an unticked box', 'review/delete', {}, 'Tick the box'],
])('%s is refused, and the form comes back as it was typed', async (_what, address, typed, why) => {
  const answer = await send(member('ada'), { address: `${TITLE}/${address}`, typed: { ...typed } });
  expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  const page = textOf(answer);
  expect(page).toContain(why);
  expect(page).toContain(`action="${TITLE}/${address}"`);
  for (const value of Object.values<string>(typed).filter((value) => value.trim().length > 4)) {
    expect(page).toContain(value);
  }
  if ('hasSpoilers' in typed) expect(page).toMatch(/name="hasSpoilers"\s+value="yes"\s+checked/);
});

it.each(named(FORMS))(
  '%s: what the BFF refused comes back as it was typed, and is not done',
  async (_name, form) => {
    const eve = member('eve');
    const refused = { status: 403, why: 'This form was out of date. Please send it again.' };
    const answer = await send(anonymous(), form, told({ refused }));
    expect([answer.status, textOf(answer)]).toEqual([403, expect.stringContaining(refused.why)]);
    expect(textOf(answer)).toContain(`action="${about(form.address)}"`);
    expect(textOf(answer)).toContain('name="token" value="a-token"');
    for (const value of Object.values(form.typed)) expect(textOf(answer)).toContain(value);
    expect((await stateOf(eve)).titles).toMatchObject([{ rating: null, hasReview: false, viewings: 0 }]);
  },
);

it.each(named(FORMS))('%s: a visitor who was signed out meanwhile gets it back', async (_name, form) => {
  const answer = await send(anonymous(), form, {});
  expect([answer.status, textOf(answer)]).toEqual([401, expect.stringContaining('nothing was saved')]);
  expect(textOf(answer)).toContain(`/api/login?return=${encodeURIComponent(about(form.page))}`);
  for (const value of Object.values(form.typed)) expect(textOf(answer)).toContain(value);
});

it.each(named(FORMS.filter(({ isRemoval }) => !isRemoval)))(
  '%s: suspended members are told why, and keep what they typed',
  async (_name, form) => {
    const answer = await send(member('suspended'), form);
    expect([answer.status, textOf(answer)]).toEqual([
      403,
      expect.stringContaining('Your account is suspended'),
    ]);
    expect(textOf(answer)).toContain(`Spam ${ESCAPED}`);
    for (const value of Object.values(form.typed)) expect(textOf(answer)).toContain(value);
  },
);

it('suspended members see why, and no form but those that take away, which work', async () => {
  for (const page of [TITLE, PERSON, REVIEW]) {
    expect(textOf(await open(member('suspended'), page))).toContain(`Spam ${ESCAPED}`);
  }
  const actions = [...textOf(await open(member('suspended'), TITLE)).matchAll(/action="([^"]+)"/g)].map(
    ([, to]) => to,
  );
  expect(actions).toEqual([`${TITLE}/rating/withdraw`, `${TITLE}/review/delete`]);
  for (const form of FORMS.filter(({ isRemoval }) => isRemoval)) {
    expect((await send(member('suspended'), form)).status).toBe(303);
  }
});
