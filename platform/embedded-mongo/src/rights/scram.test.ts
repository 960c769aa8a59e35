import { clientFirst, isPasswordOf, ScramExchange, scramCredentials } from './scram.ts';

/** The example of RFC 7677. */
const RFC = {
  credentials: scramCredentials('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'), 4096),
  first: 'n,,n=user,r=rOprNGfwEbeRWgbNEkqO',
  serverNonce: '%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0',
  challenge: 'r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096',
  final:
    'c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=',
  answer: 'v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=',
};

const exchange = (): ScramExchange =>
  new ScramExchange(clientFirst(RFC.first)!, RFC.credentials, RFC.serverNonce);

describe('ScramExchange', () => {
  it('exchange challenges and answers as the example of RFC 7677', () => {
    expect(exchange().challenge).toBe(RFC.challenge);
    expect(exchange().answerTo(RFC.final)).toBe(RFC.answer);
  });

  it.each([
    ['another proof', RFC.final.replace('dHzb', 'dHzc')],
    ['a proof that is too short', RFC.final.replace(/p=.*/, 'p=dHzb')],
    ['another nonce', RFC.final.replace('r=r', 'r=s')],
    ['another channel binding', RFC.final.replace('biws', 'eSws')],
    ['nothing', ''],
  ])('exchange does not answer %s', (_name, final) => {
    expect(exchange().answerTo(final)).toBeUndefined();
  });
});

describe('clientFirst', () => {
  it('clientFirst reads names with commas and equals signs', () => {
    expect(clientFirst('n,,n=a=2Cb=3Dc=3D2C,r=x')).toMatchObject({ user: 'a,b=c=2C', nonce: 'x' });
  });

  it.each(['', 'n,,n=user', 'y,,n=user,r=x', 'n,,m=ext,n=user,r=x'])(
    'clientFirst refuses "%s"',
    (payload) => {
      expect(clientFirst(payload)).toBeUndefined();
    },
  );
});

it('credentials tell whether a password is theirs, and differ for the same password', () => {
  const credentials = scramCredentials('pencil');
  expect(isPasswordOf(credentials, 'pencil')).toBe(true);
  expect(isPasswordOf(credentials, 'pencils')).toBe(false);
  expect(scramCredentials('pencil').storedKey).not.toBe(credentials.storedKey);
});
