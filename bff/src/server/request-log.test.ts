import { loggedAddress } from './request-log.js';

it.each([
  ['/api/login/callback?code=secret&state=secret&iss=x', '/api/login/callback'],
  ['/api/login/callback', '/api/login/callback'],
  ['/api/titles?search=king', '/api/titles?search=king'],
])('the address %s is logged as %s', (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});
