/** nginx and Varnish before shell servers, with the settings of `deploy/`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { unpackedProgram, type DebianProgram } from './debian-programs.ts';

/** How long one may take to answer, in milliseconds: Varnish compiles its configuration. */
const READY_MS = 30_000;

export interface FrontServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Run a program in the foreground. @throws Error with its output when it does not answer */
async function serve(
  { program, env }: DebianProgram,
  args: readonly string[],
  port: number,
): Promise<FrontServer> {
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'close');
  const endNow = (): void => void server.kill('SIGKILL');
  process.once('exit', endNow);
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(origin, { method: 'HEAD' }).catch(() => undefined);
    if (answer) break;
    if (server.exitCode !== null || performance.now() > until)
      throw new Error(`${program} does not answer:\n${said}`);
    await wait(50);
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      process.off('exit', endNow);
    },
  };
}

interface NginxOptions {
  readonly dir: string;
  readonly port: number;
  /** Where shell servers reach the BFFs. */
  readonly bffPort: number;
  readonly shells: readonly number[];
  readonly bffs: readonly number[];
  /** Whether it keeps pages, or balances alone. */
  readonly caches: boolean;
}

const upstreams = (ports: readonly number[]): string =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n');

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Return the settings of `deploy/nginx/nginx.conf`, for servers of this machine. */
async function nginxSettings({ dir, port, bffPort, shells, bffs, caches }: NginxOptions): Promise<string> {
  const given = await readFile(path.join(rootDir, 'deploy/nginx/nginx.conf'), 'utf8');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n');
  // Its workers would else be somebody who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const settings = given
    .replace(
      'http {',
      () => `${user}pid ${dir}/pid;\nerror_log ${dir}/error.log;\ndaemon off;\nhttp {\n${temporary}`,
    )
    .replace('/var/cache/nginx/pages', () => `${dir}/pages`)
    .replace(/server shell:3000 .*;/, () => upstreams(shells))
    .replace(/server bff:3001 .*;/, () => upstreams(bffs))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen 3001;', `listen 127.0.0.1:${bffPort};`);
  return caches
    ? settings
    : settings.replace('auth_request /cache-key;', '').replace(/proxy_cache pages;/g, '');
}

/** Start nginx. @throws Error with its output */
export async function startNginx(options: NginxOptions): Promise<FrontServer> {
  const nginx = unpackedProgram(['nginx'], 'usr/sbin/nginx');
  const { dir, port } = options;
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'nginx.conf'), await nginxSettings(options));
  return serve(
    nginx,
    ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')],
    port,
  );
}

/** Start Varnish before one shell server. @throws Error with its output */
export async function startVarnish(dir: string, port: number, shell: number): Promise<FrontServer> {
  const varnish = unpackedProgram(
    ['varnish', 'varnish-modules', 'libvarnishapi3', 'libjemalloc2'],
    'usr/sbin/varnishd',
  );
  await mkdir(dir, { recursive: true });
  const given = await readFile(path.join(rootDir, 'deploy/varnish/default.vcl'), 'utf8');
  const settings = given.replace('"shell"', '"127.0.0.1"').replace('"3000"', `"${shell}"`);
  const file = path.join(dir, 'default.vcl');
  await writeFile(file, settings);
  const modules =
    varnish.env.LD_LIBRARY_PATH?.split(':')
      .map((folder) => `${folder}/vmods`)
      .join(':') ?? '';
  const listen = `127.0.0.1:${port}`;
  return serve(
    varnish,
    [
      '-F',
      '-n',
      path.join(dir, 'varnish'),
      '-f',
      file,
      '-a',
      listen,
      '-s',
      'malloc,256m',
      '-p',
      `vmod_path=${modules}`,
    ],
    port,
  );
}
