import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, newSigner, removeFolders } from '../test/built-release.ts';
import { documentBytes, parseSigned, signDocument, signingKey } from './envelope.ts';
import { ensureLocalKeys } from './local-keys.ts';
import { readSigners } from './read-signers.ts';
import { isResponseSignedBy, signatureHeaders, signResponse } from './response-signature.ts';
import { signerFromPem } from './signer.ts';
import { parseTrust } from './trust.ts';

afterAll(removeFolders);

describe('a signed document', () => {
  const signer = newSigner();
  const document = signDocument('release', { b: [1, { d: 'é', c: 2 }], a: null }, signer);

  it('a signature holds however the fields are ordered and the text is laid out', () => {
    const { signed, signatures } = document;
    const reordered = { signatures, signed: { a: signed.a, b: [1, { c: 2, d: 'é' }] } };
    expect(signingKey('release', JSON.parse(JSON.stringify(reordered)), [signer.key])).toBe(signer.key);
    expect(parseSigned(documentBytes(document), 'it')).toEqual(document);
  });

  it('a signature does not hold for another document, another kind, or another key', () => {
    expect(signingKey('release', { ...document, signed: { a: 1 } }, [signer.key])).toBeUndefined();
    expect(signingKey('pointer', document, [signer.key])).toBeUndefined();
    expect(signingKey('release', document, [newSigner().key])).toBeUndefined();
  });

  it('a signature under somebody else’s name does not hold', () => {
    const other = newSigner();
    const forged = { ...document, signatures: [{ ...document.signatures[0]!, key: other.key }] };
    expect(signingKey('release', forged, [other.key, signer.key])).toBeUndefined();
  });

  it.each([
    ['{"signed":', 'is torn'],
    ['{"version": "1.0.0"}', 'is not signed'],
    ['null', 'is not signed'],
    ['{"signed": {}, "signatures": [{"key": 1}]}', 'is not signed'],
  ])('a document that reads %s is refused', (text, why) => {
    expect(() => parseSigned(Buffer.from(text), 'live.json')).toThrow(`live.json ${why}`);
  });
});

describe('a signed response', () => {
  const signer = newSigner();
  const sha256 = Buffer.alloc(32, 7);

  it('a response carries digest, key and signature in its headers', () => {
    const signature = signResponse(sha256, signer);
    expect(isResponseSignedBy(sha256, signature, signer.key)).toBe(true);
    expect(isResponseSignedBy(Buffer.alloc(32, 8), signature, signer.key)).toBe(false);
    expect(isResponseSignedBy(sha256, signature, newSigner().key)).toBe(false);
    expect(signatureHeaders(sha256.toString('base64url'), [{ key: signer.key, signature }])).toEqual({
      'unencoded-digest': `sha-256=:${sha256.toString('base64')}:`,
      'signature-input': `sinima=("unencoded-digest";sf);keyid="${signer.key}";tag="ed25519-integrity"`,
      signature: `sinima=:${signature}:`,
    });
  });

  it('a response carries the signatures of several keys, each under its own label', () => {
    const signatures = [newSigner(), newSigner()].map((each) => ({
      key: each.key,
      signature: signResponse(sha256, each),
    }));
    const headers = signatureHeaders(sha256.toString('base64url'), signatures);
    const [first, second] = signatures;
    expect(headers.signature).toBe(`sinima=:${first!.signature}:, sinima1=:${second!.signature}:`);
    expect(headers['signature-input']).toMatch(/^sinima=.*, sinima1=/);
  });
});

describe('keys of this machine', () => {
  it('missing keys are made once, readable by their owner alone, and trusted', async () => {
    const dir = path.join(newFolder(), '.keys');
    const first = await ensureLocalKeys(dir, ['shell', 'mfe-title']);
    expect(first.made).toEqual(['pointer', 'shell', 'mfe-title']);
    expect(statSync(path.join(dir, 'pointer.pem')).mode & 0o777).toBe(0o600);
    const again = await ensureLocalKeys(dir, ['shell', 'mfe-title', 'mfe-new']);
    expect(again.made).toEqual(['mfe-new']);
    expect(again.trust.pointer).toEqual(first.trust.pointer);
    const signers = await readSigners({}, dir, again.trust);
    expect([signers.pointerKey!.key]).toEqual(again.trust.pointer);
    expect([signers.releaseKeys['mfe-title']!.key]).toEqual(again.trust.releases['mfe-title']);
  });

  it('a key that was taken out of the trust file stays out', async () => {
    const dir = newFolder();
    const { trust } = await ensureLocalKeys(dir, ['mfe-title']);
    const other = newSigner().key;
    const changed = { ...trust, releases: { 'mfe-title': [other] } };
    writeFileSync(path.join(dir, 'trust.json'), JSON.stringify(changed));
    expect((await ensureLocalKeys(dir, ['mfe-title'])).trust.releases['mfe-title']).toEqual([other]);
  });

  it('a lost private key is made anew beside the former public one', async () => {
    const dir = newFolder();
    const { trust } = await ensureLocalKeys(dir, []);
    rmSync(path.join(dir, 'pointer.pem'));
    expect((await ensureLocalKeys(dir, [])).trust.pointer).toEqual([trust.pointer[0], expect.any(String)]);
  });

  it('keys from the environment come first, and sign for the apps that trust them', async () => {
    const dir = newFolder();
    const { trust } = await ensureLocalKeys(dir, ['mfe-title', 'mfe-people']);
    const pem = readFileSync(path.join(dir, 'mfe-people.pem'), 'utf8');
    const pointerPem = readFileSync(path.join(dir, 'pointer.pem'), 'utf8').replaceAll('\n', '\\n');
    const environment = { RELEASE_SIGNING_KEY: pem, POINTER_SIGNING_KEY: pointerPem };
    const { pointerKey, releaseKeys } = await readSigners(environment, path.join(dir, 'none'), trust);
    expect([pointerKey!.key]).toEqual(trust.pointer);
    expect(Object.keys(releaseKeys)).toEqual(['mfe-people']);
  });

  it('what is no Ed25519 key is refused with the name of the file or setting', () => {
    expect(() => signerFromPem('hello', 'RELEASE_SIGNING_KEY')).toThrow(
      'RELEASE_SIGNING_KEY is not a private key',
    );
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => signerFromPem(pem, 'a.pem')).toThrow('a.pem is a key of the kind ec; it has to be Ed25519');
  });

  it.each([
    ['{', 'is not valid JSON'],
    ['{"pointer": []}', 'is wrong at "releases"'],
    ['{"pointer": ["short"], "releases": {}}', 'is wrong at "pointer.0": a key is 32 bytes in base64'],
    ['{"pointer": [], "releases": {"../x": []}}', 'is wrong at "releases.../x"'],
  ])('a trust file that reads %s is refused', (text, why) => {
    expect(() => parseTrust(text, 'trust.json')).toThrow(`trust.json ${why}`);
  });
});
