import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { outputInLog } from './process-output.ts';
import { listeningAt, outputMatching, portMessage } from './readiness.ts';
import { openRotatingLog } from './rotating-log.ts';
import { runProcess } from './run-process.ts';
import { startProcess } from './start-process.ts';

const script = (source: string): string[] => ['--eval', source];
const forever = 'setInterval(() => undefined, 1000);';

/** Whether a process runs; those that wait to be collected do not. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('This did not happen in time.');
    await wait(10);
  }
}

describe('starting a process', () => {
  it('a process is ready when it sends its port, and ends when it is stopped', async () => {
    const args = script(`process.send('hello'); process.send({ ready: true, port: 4711 }); ${forever}`);
    const started = startProcess({ name: 'server', args }, portMessage);
    expect(await started.ready).toBe(4711);
    expect(await started.stop()).toEqual({ code: null, signal: 'SIGTERM' });
  });

  it('a process is ready when its output matches', async () => {
    const args = script(`console.log('It is at http://localhost:1234'); ${forever}`);
    const started = startProcess({ name: 'site', args }, outputMatching(/localhost:(\d+)/));
    expect(await started.ready).toBe('1234');
    await started.stop();
    expect(started.output()).toBe('It is at http://localhost:1234\n');
  });

  it('a process is ready when something listens at its port', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const args = script(`require('net').createServer().listen(${port}, '127.0.0.1');`);
    const started = startProcess({ name: 'server', args }, listeningAt(port));
    await expect(started.ready).resolves.toBeUndefined();
    await started.stop();
  });

  it('a process whose channel is taken away ends as it pleases', async () => {
    const args = script(
      "process.on('disconnect', () => process.exit(7)); process.send({ ready: true, port: 1 });",
    );
    const started = startProcess({ name: 'server', args }, portMessage);
    await started.ready;
    started.disconnect();
    expect(await started.ended).toEqual({ code: 7, signal: null });
  });

  it('a process that ends too early is an error with all that it wrote', async () => {
    const args = script("console.log('one'); console.error('two'); process.exit(3);");
    const started = startProcess({ name: 'server', args }, portMessage);
    await expect(started.ready).rejects.toThrow('The server ended before it was ready.\none\ntwo');
    expect(await started.ended).toEqual({ code: 3, signal: null });
  });

  it('a process that takes too long to be ready is killed', async () => {
    const started = startProcess({ name: 'server', args: script(forever), readyMs: 200 }, portMessage);
    await expect(started.ready).rejects.toThrow('The server was not ready within 0.2 seconds.');
    expect(await started.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('a process that does not end when it is told to is killed', async () => {
    const args = script(
      `process.on('SIGTERM', () => undefined); process.send({ ready: true, port: 1 }); ${forever}`,
    );
    const started = startProcess({ name: 'server', args, stopMs: 200 }, portMessage);
    await started.ready;
    expect(await started.stop()).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('a process that is killed takes what it started with it', async () => {
    const child = `console.log(require('child_process').spawn(process.execPath, ['-e', '${forever}']).pid);`;
    const started = startProcess(
      { name: 'server', args: script(`${child} ${forever}`) },
      outputMatching(/(\d+)\n/),
    );
    const grandchild = Number(await started.ready);
    expect(isAlive(grandchild)).toBe(true);
    started.kill('SIGKILL');
    await started.ended;
    await until(() => !isAlive(grandchild));
  });

  it('a process without a channel is killed when this one exits', async () => {
    const starter = `
      import { startProcess } from ${JSON.stringify(path.join(import.meta.dirname, 'start-process.ts'))};
      const args = ['--eval', '${forever}'];
      const started = startProcess({ name: 'program', args, hasChannel: false });
      await started.ready;
      console.log(started.pid);
      process.exit(5);`;
    const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', starter];
    const { code, output } = await runProcess({ args, env: { ...process.env, NODE_OPTIONS: '' } });
    expect([code, output]).toEqual([5, expect.stringMatching(/^\d+\n$/)]);
    await until(() => !isAlive(Number(output)));
  });

  it('messages come whole and in order, the last ones before the end', async () => {
    const messages: unknown[] = [];
    const args = script(`
      process.on('message', (message) => {
        for (const part of message.parts) process.send(part);
        process.exit();
      });`);
    const started = startProcess({
      name: 'worker',
      args,
      serialization: 'advanced',
      onMessage: (message) => messages.push(message),
    });
    const parts = [new Map([['a', 1]]), new Uint8Array([1, 2]), 'last'];
    started.send({ parts });
    expect(await started.ended).toEqual({ code: 0, signal: null });
    expect(messages).toEqual(parts);
    started.send('nobody is there');
  });

  it('a process has the environment that it is given, and no other', async () => {
    const args = script('console.log(JSON.stringify(Object.keys(process.env)))');
    const started = startProcess({ name: 'printer', args, env: { LANG: 'ha' }, hasChannel: false });
    await started.ended;
    expect(JSON.parse(started.output())).toEqual(['LANG']);
  });

  it('a process that cannot be started is an error', async () => {
    const started = startProcess({ name: 'server', command: '/no/such/program', args: [] }, portMessage);
    await expect(started.ready).rejects.toThrow('ENOENT');
    expect(await started.ended).toMatchObject({ code: null, signal: null, error: { code: 'ENOENT' } });
    expect(await started.stop()).toBe(await started.ended);
  });

  it('output goes to a log where there is one', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sinima-processes-'));
    const args = script(`console.log('hello'); process.send({ ready: true, port: 1 }); ${forever}`);
    const log = openRotatingLog(path.join(dir, 'logs/server.log'));
    const started = startProcess({ name: 'server', args, output: outputInLog(log) }, portMessage);
    await started.ready;
    await started.stop();
    expect([started.output(), readFileSync(log.file, 'utf8')]).toEqual(['hello\n', 'hello\n']);
    rmSync(dir, { recursive: true });
  });
});

describe('running a process to its end', () => {
  it('a process that ran has its exit code and its output', async () => {
    const args = script("console.log('done'); process.exit(2);");
    expect(await runProcess({ args })).toEqual({ code: 2, output: 'done\n' });
  });

  it('a program that is not there is an error', async () => {
    await expect(runProcess({ command: '/no/such/program', args: [] })).rejects.toThrow('ENOENT');
  });
});
