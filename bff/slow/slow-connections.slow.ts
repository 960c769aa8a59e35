import { connect } from 'node:net';
import { runApi } from '../test/running-api.js';
import { smallCatalogue } from '../test/small-catalogue.js';

const CONNECTIONS = 500;

/** How long a connection may take that never says what it wants, in ms. */
const MOST_MS = 15_000;

it('500 connections that send a byte a second are closed, and visitors are served meanwhile', async () => {
  const api = await runApi(smallCatalogue);
  try {
    const port = Number(new URL(api.origin).port);
    const started = performance.now();
    const visits = new Visits(api.origin);
    const visiting = visits.askOn();
    const slow = Promise.all(Array.from({ length: CONNECTIONS }, () => drip(port)));
    const answers = await slow;
    visits.stop();
    await visiting;
    expect(visits.failures).toEqual([]);
    expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    process.stdout.write(
      `  closed after ${Math.round(performance.now() - started)} ms; ${visits.count} visitors, the slowest after ${Math.round(visits.slowestMs)} ms\n`,
    );
  } finally {
    await api.stop();
  }
});

/** A visitor who asks for one thing after the other that was not asked for before. */
class Visits {
  count = 0;
  slowestMs = 0;
  readonly failures: number[] = [];
  private isStopped = false;

  constructor(private readonly origin: string) {}

  async askOn(): Promise<void> {
    while (!this.isStopped) {
      const asked = performance.now();
      const { status } = await fetch(`${this.origin}/api/titles?search=${this.count}`);
      if (status !== 200) this.failures.push(status);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - asked);
      this.count += 1;
    }
  }

  stop(): void {
    this.isStopped = true;
  }
}

/** Send a header that never ends, and return what is answered. */
function drip(port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/stats HTTP/1.1\r\nX-Slow: '));
    const timer = setInterval(() => socket.write('a'), 1_000);
    socket.on('data', (text) => (answer += String(text)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
