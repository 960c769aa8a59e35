import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { freePorts } from '@sinima/testing/free-ports';

/** Longest time until it answers, in ms; 3 s on an idle machine. */
const READY_MS = 60_000;

const BUCKET = 'sinima';

/** Where it leaves sockets behind when it is killed. */
const SOCKETS_DIR = '/tmp';

/** A service with S3's protocol on loopback, with one bucket in it. */
export interface RunningSeaweedfs {
  readonly endpoint: string;
  /** `s3://…`, the bucket's. */
  readonly address: string;
  /** Settings with which a process can use it. */
  readonly environment: Readonly<
    Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION', string>
  >;
  /** Let it hang: it takes connections and answers nothing, as a store that is away often does. */
  pause(): void;
  resume(): void;
  /** Ends it, and its data. */
  stop(): Promise<void>;
}

const credentials = { accessKeyId: 'sinima', secretAccessKey: 'for-tests-only' };

/** Try something until it works. @throws its error when `isOver` */
async function insist(attempt: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (isOver()) throw error;
    }
    await wait(100);
  }
}

/** Make the bucket, and wait until there is room for objects in it: some seconds later on a busy machine. */
async function makeBucket(endpoint: string, isOver: () => boolean): Promise<void> {
  const settings = { endpoint, region: 'us-east-1', forcePathStyle: true, credentials, maxAttempts: 1 };
  const client = new S3Client(settings);
  try {
    await insist(() => client.send(new CreateBucketCommand({ Bucket: BUCKET })), isOver);
    const object = { Bucket: BUCKET, Key: 'ready', Body: 'ready' };
    await insist(() => client.send(new PutObjectCommand(object)), isOver);
  } finally {
    client.destroy();
  }
}

async function argumentsFor(dir: string, ports: readonly number[]): Promise<string[]> {
  const config = path.join(dir, 's3.json');
  const identity = {
    name: 'tests',
    credentials: [{ accessKey: credentials.accessKeyId, secretKey: credentials.secretAccessKey }],
    actions: ['Admin', 'Read', 'Write', 'List'],
  };
  await writeFile(config, JSON.stringify({ identities: [identity] }));
  const where = ['master', 'volume', 'filer', 's3'].flatMap((name, index) => [
    `-${name}.port=${ports[index]}`,
    `-${name}.port.grpc=${ports[index + 4]}`,
  ]);
  const settings = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1', '-master.volumeSizeLimitMB=64', '-volume.max=8'];
  const services = ['-filer', '-s3', `-s3.config=${config}`, '-s3.port.iceberg=0', '-s3.port.lance=0'];
  return [`-logdir=${dir}`, 'server', `-dir=${dir}`, ...settings, ...where, ...services];
}

/** Delete the sockets that it leaves behind when it is killed. */
async function removeSockets(ports: readonly number[]): Promise<void> {
  const isOurs = (name: string): boolean =>
    name.startsWith('seaweedfs-') && ports.some((port) => name.endsWith(`-${port}.sock`));
  const sockets = (await readdir(SOCKETS_DIR).catch(() => [])).filter(isOurs);
  await Promise.all(sockets.map((name) => rm(path.join(SOCKETS_DIR, name), { force: true })));
}

/**
 * Start SeaweedFS on free ports.
 *
 * @param weed path of its binary
 * @throws Error with its output when it does not answer within a minute
 */
export async function startSeaweedfs(weed: string): Promise<RunningSeaweedfs> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-seaweedfs-'));
  const ports = await freePorts(8);
  const server = spawn(weed, await argumentsFor(dir, ports), {
    cwd: dir,
    env: { HOME: dir, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const endNow = (): void => void server.kill('SIGKILL');
  process.once('exit', endNow);
  const stop = async (): Promise<void> => {
    // On SIGTERM it takes some 25 s to end.
    endNow();
    await ended;
    process.off('exit', endNow);
    await removeSockets(ports);
    await rm(dir, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${ports[3]}`;
  const until = Date.now() + READY_MS;
  try {
    await makeBucket(endpoint, () => Date.now() > until || server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`SeaweedFS does not answer (${(error as Error).message}):\n${said}`, { cause: error });
  }
  return {
    endpoint,
    address: `s3://${BUCKET}`,
    environment: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: 'us-east-1',
    },
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop,
  };
}
