/** @jest-environment node */
import type { Generation } from '@sinima/contracts/pointer';
import { barredVersions } from './barred-versions.ts';

const decision = { who: 'ada', when: '2026-01-01T00:00:00Z' };
const generation = (apps: Record<string, string[]>, retired: readonly string[] = []): Generation =>
  ({
    apps: Object.fromEntries(
      Object.entries(apps).map(([app, versions]) => [
        app,
        { barred: Object.fromEntries(versions.map((version) => [version, decision])) },
      ]),
    ),
    retired: Object.fromEntries(retired.map((app) => [app, { ...decision, barred: {} }])),
  }) as unknown as Generation;

it('what was rejected is listed by app, the host included, and apps without any are not', () => {
  const barred = barredVersions([generation({ shell: ['1'], 'mfe-title': ['2', '3'], 'mfe-people': [] })]);
  expect(barred).toEqual({ shell: ['1'], 'mfe-title': ['2', '3'] });
});

it('of an app that was taken off the site no version may run, unless another store has it', () => {
  expect(barredVersions([generation({}, ['mfe-title'])])).toEqual({ 'mfe-title': ['*'] });
  expect(barredVersions([generation({ 'mfe-title': [] }), generation({}, ['mfe-title'])])).toEqual({});
});
