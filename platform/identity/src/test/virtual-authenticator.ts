import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** A text, or bytes, of fewer than 256 in CBOR. */
function cbor(major: 2 | 3, data: Buffer): Buffer {
  const head = data.length < 24 ? [(major << 5) | data.length] : [(major << 5) | 24, data.length];
  return Buffer.concat([Buffer.from(head), data]);
}

const text = (value: string): Buffer => cbor(3, Buffer.from(value));

/** What a page asks a device for. */
interface Options {
  readonly challenge: string;
}

/** A device that keeps one passkey and says that its person was recognized: what `navigator.credentials` gives, as JSON. */
export class VirtualAuthenticator {
  private readonly id = randomBytes(16);
  private readonly key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private counter = 0;

  constructor(private readonly origin: string) {
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Make the passkey (`navigator.credentials.create`). */
  create(options: Options): string {
    const length = Buffer.from([0, this.id.length]);
    const data = this.authenticatorData(
      0x45,
      Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]),
    );
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      cbor(2, data),
    ]);
    return this.answer('webauthn.create', options, {
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Sign in with it (`navigator.credentials.get`). */
  get(options: Options, origin = this.origin): string {
    const data = this.authenticatorData(0x05);
    const clientData = this.clientData('webauthn.get', options, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.key.privateKey);
    const response = { authenticatorData: base64url(data), signature: base64url(signature) };
    return this.answer('webauthn.get', options, response, origin);
  }

  private answer(type: string, options: Options, response: object, origin = this.origin): string {
    const id = base64url(this.id);
    const clientDataJSON = base64url(this.clientData(type, options, origin));
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...response, clientDataJSON },
    });
  }

  private clientData(type: string, { challenge }: Options, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, credential]);
  }

  /** The public key (ES256) in COSE. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string): Buffer => cbor(2, Buffer.from(value, 'base64url'));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
  }
}
