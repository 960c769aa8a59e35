import type { RemoteFacts } from '../../page/boundary-facts.ts';
import { labelLines } from './label-text.ts';

const facts: RemoteFacts = {
  version: '1.0.0-3fa9c1d0a1b2',
  owner: '@sinima/title',
  folder: { kind: 'name' },
  sharedBytes: 31_240,
  ownBytes: { 'pages/title': 12_000 },
  isUncompressed: false,
  serverMs: 43.4,
};

describe('the label of a fragment in the boundary overlay', () => {
  it('names fragment, version, owner, weight and times', () => {
    expect(labelLines('mfe-title/pages/title', facts, { ms: 3.21, times: 2 })).toEqual([
      'mfe-title/pages/title',
      '1.0.0-3fa9c1d0a1b2 · @sinima/title',
      '12.0 kB + 31.2 kB shared · server 43 ms · browser 3.2 ms in 2 renders',
    ]);
  });

  it('says when nobody is named, when a version stands in, and when files are not compressed', () => {
    const { owner: _owner, serverMs: _server, ...others } = facts;
    const lines = labelLines('mfe-title/widgets/new', { ...others, role: 'fallback', isUncompressed: true });
    expect(lines.slice(1)).toEqual([
      '1.0.0-3fa9c1d0a1b2 (fallback) · no owner named',
      '0.0 kB + 31.2 kB shared uncompressed',
    ]);
  });

  it('says when no version of a remote is there', () => {
    expect(labelLines('mfe-title/pages/title', undefined)).toEqual([
      'mfe-title/pages/title',
      'No version of it is here.',
    ]);
  });
});
