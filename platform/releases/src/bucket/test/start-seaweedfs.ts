import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Longest time until it answers, in ms; 3 s on an idle machine. */
const READY_MS = 60_000;

const BUCKET = 'sinima';

/** Where it leaves sockets behind when it is killed. */
const SOCKETS_DIR = '/tmp';

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A service with S3's protocol on loopback, with one bucket in it. */
export interface RunningSeaweedfs {
  readonly endpoint: string;
  /** `s3://…`, the bucket's. */
  readonly address: string;
  /** Settings with which a process can use it. */
  readonly environment: Readonly<
    Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION', string>
  >;
  /** Ends it, and its data. */
  stop(): Promise<void>;
}

async function makeBucket(client: S3Client, until: number): Promise<void> {
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await wait(100);
  }
}

/**
 * Start SeaweedFS on free ports.
 *
 * @param weed path of its binary
 * @throws Error with what it said when it does not answer within a minute
 */
export async function startSeaweedfs(weed: string): Promise<RunningSeaweedfs> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-seaweedfs-'));
  const ports = await freePorts(8);
  const credentials = { accessKeyId: 'sinima', secretAccessKey: 'for-tests-only' };
  const identity = {
    name: 'tests',
    credentials: [{ accessKey: credentials.accessKeyId, secretKey: credentials.secretAccessKey }],
    actions: ['Admin', 'Read', 'Write', 'List'],
  };
  const config = path.join(dir, 's3.json');
  await writeFile(config, JSON.stringify({ identities: [identity] }));
  const args = [
    'server',
    `-dir=${dir}`,
    '-ip=127.0.0.1',
    '-ip.bind=127.0.0.1',
    '-master.volumeSizeLimitMB=64',
  ];
  args.push(
    '-volume.max=8',
    '-filer',
    '-s3',
    `-s3.config=${config}`,
    '-s3.port.iceberg=0',
    '-s3.port.lance=0',
  );
  for (const [index, name] of ['master', 'volume', 'filer', 's3'].entries()) {
    args.push(`-${name}.port=${ports[index]}`, `-${name}.port.grpc=${ports[index + 4]}`);
  }
  const server = spawn(weed, args, {
    cwd: dir,
    env: { HOME: dir, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const stop = async (): Promise<void> => {
    // On SIGTERM it takes some 25 s to end.
    server.kill('SIGKILL');
    await ended;
    const isOurs = (name: string): boolean =>
      name.startsWith('seaweedfs-') && ports.some((port) => name.endsWith(`-${port}.sock`));
    const sockets = (await readdir(SOCKETS_DIR).catch(() => [])).filter(isOurs);
    await Promise.all(sockets.map((name) => rm(path.join(SOCKETS_DIR, name), { force: true })));
    await rm(dir, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  const endpoint = `http://127.0.0.1:${ports[3]}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  });
  try {
    await makeBucket(client, Date.now() + READY_MS);
  } catch (error) {
    await stop();
    throw new Error(`SeaweedFS does not answer (${(error as Error).message}):\n${said}`, { cause: error });
  } finally {
    client.destroy();
  }
  return {
    endpoint,
    address: `s3://${BUCKET}`,
    environment: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: 'us-east-1',
    },
    stop,
  };
}
