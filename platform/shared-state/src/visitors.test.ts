import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Visitors } from './visitors.ts';

function addressOf(visitors: Visitors, remoteAddress: string, forwardedFor?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return visitors.addressOf(request, forwardedFor);
}

it.each([
  ['a visitor without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['an untrusted client, whatever its headers say', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['whom a trusted proxy vouches for', '10.0.0.7', '198.51.100.7', '198.51.100.7'],
  ['a visitor behind two trusted proxies', '10.0.0.7', '198.51.100.7, 10.0.0.8', '198.51.100.7'],
  ['who forges an address before a trusted proxy', '10.0.0.7', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  ['a trusted proxy itself', '10.0.0.7', undefined, '10.0.0.7'],
])('the address of %s is told', (_who, peer, forwardedFor, address) => {
  const visitors = new Visitors(['10.0.0.0/8']);
  expect(addressOf(visitors, peer, forwardedFor)).toBe(address);
  expect(addressOf(visitors, peer, forwardedFor)).toBe(address);
});
