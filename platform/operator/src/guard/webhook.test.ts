import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { webhook, type Alert } from './webhook.ts';

const alert: Alert = {
  event: 'canary-stopped',
  app: 'mfe-title',
  version: '1.2.0-00000000000c',
  why: '5 % of 300 visitors failed',
  command: 'npm run releases -- activate mfe-title 1.2.0-00000000000c',
  when: '2026-11-22T02:13:00.000Z',
};

let server: Server;
let url: string;
let received: unknown[];
/** Statuses of the answers to come; afterwards 200. */
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const pauseMs = 1;

describe('the webhook', () => {
  it('an alert is posted as JSON, once', async () => {
    const onFailure = jest.fn();
    await webhook(url, { onFailure, pauseMs })(alert);
    expect(received).toEqual([alert]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('an alert that is not taken is posted again', async () => {
    statuses = [500, 503];
    const onFailure = jest.fn();
    await webhook(url, { onFailure, pauseMs })(alert);
    expect(received).toHaveLength(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('an alert that nobody takes is told to the log, and throws nothing', async () => {
    statuses = [500, 500, 500, 500, 500];
    const onFailure = jest.fn();
    await webhook(url, { onFailure, pauseMs })(alert);
    expect(onFailure).toHaveBeenCalledWith(alert, new Error('it answered 500'));
  });
});
