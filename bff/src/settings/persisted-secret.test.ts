import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { persistedSecret } from './persisted-secret.js';

describe('the secret of a demonstration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sinima-secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the secret of a demonstration is long, the same again, for its owner alone, and leaves nothing else behind', () => {
    const secret = persistedSecret(folder, 'session-secret');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(persistedSecret(folder, 'session-secret')).toBe(secret);
    expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['session-secret']);
  });
});
