import { requestHeaders } from './request-headers.js';

it('the headers that matter to a cached response are found among others, however their names are written', () => {
  const raw = ['Host', 'sinima', 'X-FORWARDED-FOR', '198.51.100.7', 'Accept-Encoding', 'br'];
  raw.push('if-none-match', '"a"', 'X-Request-Id', '12345678', 'X-Something-El', 'x');
  expect(requestHeaders(raw)).toEqual({
    forwardedFor: '198.51.100.7',
    ifNoneMatch: '"a"',
    requestId: '12345678',
  });
});

it('the headers that matter to a cached response are absent when nobody sent them', () => {
  expect(requestHeaders(['Host', 'sinima'])).toEqual({});
});

it('the headers that matter to a cached response are undefined when one came twice, since both would count', () => {
  expect(requestHeaders(['If-None-Match', '"a"', 'if-none-match', '"b"'])).toBeUndefined();
});
