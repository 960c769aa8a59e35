/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startShell } from '../test/start-shell.ts';

let devServer: Server;

beforeEach(async () => {
  devServer = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"remotes":{}}\n\n');
  });
  await new Promise<void>((resolve) => devServer.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  devServer.closeAllConnections();
  devServer.close();
});

describe('a shell server in development', () => {
  it('passes events on to pages, loads their scripts, and ends when it is told to', async () => {
    const { port } = devServer.address() as AddressInfo;
    const server = await startShell({
      devServerUrl: `http://127.0.0.1:${port}`,
      devScripts: ['/__dev/client.js'],
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const page = await (await fetch(address)).text();
    expect(page).toContain('<script type="module" src="/__dev/client.js"></script>');
    const events = await fetch(`${address}/__dev/events`);
    const reader = events.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('data: {"remotes":{}}');
    await server.close();
    await expect(reader.read()).rejects.toThrow('terminated');
  });
});
