import { planUpdate } from './plan-update.ts';

const lines = (...changed: string[]): string => ['one', 'two', 'three', 'four', ...changed].join('\n') + '\n';
const base = lines();
const template = base.replace('four', 'FOUR');

type Texts = { base?: string; template?: string; team?: string };

const update = ({ base: from, template: to, team }: Texts) => {
  const files = (text?: string) => new Map(text === undefined ? [] : [['a.ts', text]]);
  return planUpdate(files(from), files(to), () => team)[0];
};

it.each<[string, Texts, object | undefined]>([
  [
    'replaced where the team did not touch it',
    { base, template, team: base },
    { kind: 'replaced', text: template },
  ],
  [
    'merged where both changed different lines',
    { base, template, team: base.replace('one', 'ONE') },
    { kind: 'merged', text: template.replace('one', 'ONE') },
  ],
  ['added where it is new', { template }, { kind: 'added', text: template }],
  ['removed where the template has it no more', { base, team: base }, { kind: 'removed' }],
  ['left where the team changed what the template has no more', { base, team: template }, { kind: 'left' }],
  ['left where the team removed it', { base, template }, { kind: 'left' }],
  ['left where the team has one of that name', { template, team: 'their own' }, { kind: 'left' }],
  ['left alone where the template did not change it', { base, template: base, team: 'their own' }, undefined],
  ['left alone where both made the same change', { base, template, team: template }, undefined],
])('an update: a file is %s', (_what, texts, expected) => {
  if (expected === undefined) expect(update(texts)).toBeUndefined();
  else expect(update(texts)).toMatchObject({ file: 'a.ts', ...expected });
});

it('an update marks the lines that both changed, and counts the places', () => {
  const team = base.replace('four', 'our own four');
  const found = update({ base, template, team });
  expect(found).toMatchObject({ kind: 'conflict', conflicts: 1 });
  expect(found).toHaveProperty(
    'text',
    expect.stringMatching(/<<<<<<< yours\nour own four\n.*FOUR\n>>>>>>> template/s),
  );
});
