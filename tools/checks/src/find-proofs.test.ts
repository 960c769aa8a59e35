import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProofs } from './find-proofs.ts';
import { isProof } from './proof.ts';

describe('proofs', () => {
  it('are found in the folder of that name of each workspace', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'sinima-proofs-'));
    for (const file of [
      'a/proofs/two.proof.ts',
      'a/proofs/one.proof.ts',
      'a/proofs/part.ts',
      'b/src/three.proof.ts',
    ]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
    expect(findProofs(root, ['a', 'b']).map(({ name }) => name)).toEqual(['one', 'two']);
    rmSync(root, { recursive: true });
  });

  it('of this repository have names of their own', () => {
    const names = findProofs().map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('database-killed');
  });

  it('are modules that claim something and prove it', () => {
    expect(isProof({ claim: 'It holds.', prove: () => Promise.resolve('') })).toBe(true);
    expect(isProof({ claim: 'It holds.' })).toBe(false);
    expect(isProof({ claim: 1, prove: () => Promise.resolve('') })).toBe(false);
  });
});
