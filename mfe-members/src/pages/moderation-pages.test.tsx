import { counted } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Decision, ModerationCase } from '../../api/openapi.ts';
import remote from '../remote.ts';
import { limited, me, memberReview, memberState, signIn } from '../test/samples.ts';

afterEach(() => signIn(false));

const { pages } = remote;
const queue = '/api/moderation/queue?page=1&pageSize=10';
const log = '/api/moderation/log?page=1&pageSize=24';
const own = '/api/me/decisions?page=1&pageSize=24';
const moderator = { json: { ...me.json, role: 'moderator' } };

const decision: Decision = {
  id: 'd1',
  action: 'remove',
  kind: 'review',
  reason: 'It is an advert.',
  decidedAt: '2026-01-16T19:30:00.000Z',
  until: null,
  undoneAt: null,
  undoReason: null,
  subject: 'r1',
  excerpt: 'Buy now',
  appeal: null,
};

const appealed = {
  ...decision,
  appeal: { text: 'It is not.', madeAt: decision.decidedAt, state: 'open' as const },
};

const reported: ModerationCase = {
  id: 'c1',
  kind: 'review',
  subject: 'r1',
  causes: ['reported'],
  checks: ['It has a link.'],
  text: 'Buy now',
  hasSpoilers: false,
  title: memberReview().title,
  author: { handle: 'ada', displayName: 'Ada', removedCount: 1, limit: null },
  reports: [{ reason: 'spam', note: 'A shop', reportedAt: '2026-01-16T19:30:00.000Z' }],
  decisions: [],
  openedAt: '2026-01-16T19:30:00.000Z',
  isOpen: true,
};

const visit = (page: keyof typeof pages, address: string, answers: ApiAnswers) =>
  renderFragment(pages[page], { address, answers: { '/api/me': moderator, ...answers } });

describe('the queue of moderators', () => {
  beforeEach(() => signIn());

  it('is read by moderators alone', async () => {
    const { requested } = await visit('moderation', '/moderation', {
      '/api/me': { json: { ...me.json, role: 'member' } },
    });
    expect(await screen.findByText('This is for moderators.')).toBeVisible();
    expect(requested).toEqual(['/api/me']);
  });

  it('shows what is reported and why, and decides it with a reason', async () => {
    const { requested } = await visit('moderation', '/moderation', {
      [queue]: counted([reported]),
      'POST /api/moderation/cases/c1/decisions': { json: decision },
    });
    expect(await screen.findByText('Buy now')).toBeVisible();
    expect(screen.getByText('It has a link.')).toBeVisible();
    expect(screen.getByText('Reported as spam: A shop')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Limit its author’s account');
    fireEvent.change(screen.getByLabelText(/Until/), { target: { value: '2026-03-01' } });
    await userEvent.type(screen.getByLabelText(/The reason/), 'Adverts');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(requested.at(-1)).toBe(queue));
    expect(requested.at(-2)).toBe(
      'POST /api/moderation/cases/c1/decisions ' +
        '{"action":"limit","reason":"Adverts","until":"2026-03-01T00:00:00.000Z"}',
    );
  });

  it('keeps the reason where a decision is refused', async () => {
    await visit('moderation', '/moderation', {
      [queue]: counted([reported]),
      'POST /api/moderation/cases/c1/decisions': { status: 409, text: '{"detail":"It is decided."}' },
    });
    await userEvent.type(await screen.findByLabelText(/The reason/), 'Adverts');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is decided.');
    expect(screen.getByLabelText(/The reason/)).toHaveValue('Adverts');
  });

  it('turns an appeal down, or takes the decision back', async () => {
    const { requested } = await visit('moderation', '/moderation', {
      [queue]: counted([{ ...reported, causes: ['appealed'], decisions: [appealed] }]),
      'POST /api/moderation/decisions/d1/uphold': { json: decision },
      'POST /api/moderation/decisions/d1/undo': { json: decision },
    });
    expect(await screen.findByText('The author appeals: It is not.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn the appeal down' }));
    await waitFor(() => expect(requested).toContain('POST /api/moderation/decisions/d1/uphold'));
    await userEvent.type(screen.getByLabelText(/Why it is taken back/), 'A mistake');
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(requested).toContain('POST /api/moderation/decisions/d1/undo {"reason":"A mistake"}'),
    );
  });
});

describe('the log of decisions', () => {
  it('is open to everybody', async () => {
    const undone = { undoneAt: '2026-01-17T00:00:00.000Z', undoReason: 'A mistake.' };
    const { requested } = await visit('moderation-log', '/moderation/log', {
      [log]: counted([{ ...decision, ...undone }]),
    });
    expect(await screen.findByText('A review was removed')).toBeVisible();
    expect(screen.getByText('Taken back on Jan 17, 2026: A mistake.')).toBeVisible();
    expect(requested).toEqual([log]);
  });

  it('that cannot be read is a 503', async () => {
    const answers = { [log]: { status: 500 } };
    expect(await headOf(pages['moderation-log'], { answers })).toMatchObject({ status: 503 });
  });
});

describe('decisions about the member', () => {
  beforeEach(() => signIn());
  const state = { '/api/me/state': { json: memberState({ titles: [], limit: limited }) } };

  it('are told with the reason, and appealed against once', async () => {
    const { requested } = await visit('decisions', '/account/decisions', {
      ...state,
      [own]: counted([decision]),
      'POST /api/me/decisions/d1/appeal': { json: appealed },
    });
    expect(await screen.findByText('It is an advert.')).toBeVisible();
    expect(await screen.findByText('Your account is limited.')).toBeVisible();
    await userEvent.click(screen.getByText('Appeal, once'));
    await userEvent.type(screen.getByLabelText('What is wrong with the decision?'), 'It is not.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the appeal' }));
    expect(await screen.findByText('Your appeal waits for a moderator.')).toBeVisible();
    expect(requested.at(-1)).toBe('POST /api/me/decisions/d1/appeal {"text":"It is not."}');
    expect(screen.queryByText('Appeal, once')).not.toBeInTheDocument();
  });

  it('of which there is none are said to be none', async () => {
    await visit('decisions', '/account/decisions', { ...state, [own]: counted([]) });
    expect(await screen.findByText('Moderators have not decided anything about you.')).toBeVisible();
  });
});
