import { HeaderReader } from './header-reader.ts';

const reader = new HeaderReader(['accept-encoding', 'x-forwarded-for', 'if-none-match']);

it('headers are found whatever their case, those of one length too', () => {
  expect(reader.read(['Host', 'a', 'Accept-Encoding', 'br', 'X-FORWARDED-FOR', '192.0.2.1'])).toEqual({
    'accept-encoding': 'br',
    'x-forwarded-for': '192.0.2.1',
    'if-none-match': undefined,
  });
});

it('a header that came twice is none of ours to judge', () => {
  expect(reader.read(['If-None-Match', '"a"', 'if-none-match', '"b"'])).toBeUndefined();
});
