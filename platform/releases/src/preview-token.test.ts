import { newKeys } from './test/built-release.ts';
import { previewLink, previewToken, verifyPreview } from './preview-token.ts';

const { trust, pointerKey, releaseKeys } = newKeys(['mfe-title', 'mfe-people']);
const preview = { app: 'mfe-title', version: '2.0.0', expires: '2030-01-01T00:00:00.000Z' };
const now = new Date('2029-12-31T00:00:00.000Z');

describe('a preview link', () => {
  it.each([
    ['a pointer key', pointerKey],
    ["its team's key", releaseKeys['mfe-title']!],
  ])('a preview link that %s signed shows what it names', (_who, signer) => {
    const link = previewLink(
      'https://sinima.example/title/lionheart?tab=reviews',
      previewToken(preview, signer),
    );
    const token = new URL(link).searchParams.get('preview')!;
    expect(link.startsWith('https://sinima.example/title/lionheart?tab=reviews&preview=')).toBe(true);
    expect(verifyPreview(token, trust, now)).toEqual(preview);
  });

  it('a preview link is refused when it has expired, is altered, torn, or signed by another team', () => {
    const token = previewToken(preview, pointerKey);
    const [, signature] = token.split('.');
    const altered = Buffer.from(JSON.stringify({ ...preview, version: '3.0.0' })).toString('base64url');
    expect(() => verifyPreview(token, trust, new Date(preview.expires))).toThrow('expired at');
    expect(() => verifyPreview(`${altered}.${signature}`, trust, now)).toThrow('is not signed with a key');
    expect(() => verifyPreview(token.slice(0, 20), trust, now)).toThrow('is incomplete');
    const foreign = previewToken(preview, releaseKeys['mfe-people']!);
    expect(() => verifyPreview(foreign, trust, now)).toThrow('is not signed with a key');
  });
});
