/** Containers that run by podman, at the ports of this machine. */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContainerOptions } from './compose-file.ts';
import { succeed } from './succeed.ts';

/** Podman without its complaints: where no systemd runs it cannot check the health of containers by itself. */
const PODMAN = ['--log-level=fatal', '--runtime=runc'];

/** How podman runs a container of an image that is here. */
export const RUN = [
  ...PODMAN,
  ...'run --network host --pull=never --ulimit nofile=10000:10000 --ulimit nproc=4000:4000'.split(' '),
];

/** How long a service may take to be healthy, in milliseconds: a busy machine may take minutes. */
const HEALTHY_MS = 300_000;

export interface Container {
  readonly name: string;
  /** Run a program inside as root, to whom permissions of files say nothing. @returns what it wrote */
  execAsRoot(...command: string[]): Promise<string>;
  /** Ask for SIGTERM, as Docker does. @returns its exit code, 137 when it had to be killed after 20 s */
  stop(): Promise<number>;
  /** Start it again, and wait until its health check passes. */
  restart(): Promise<void>;
  logs(): Promise<string>;
}

async function untilHealthy(name: string): Promise<void> {
  const until = performance.now() + HEALTHY_MS;
  while (spawnSync('podman', ['healthcheck', 'run', name]).status !== 0) {
    const state = await succeed('podman', ['inspect', '--format', '{{.State.Status}}', name]);
    if (state.trim() !== 'running' || performance.now() > until) {
      const said = await succeed('podman', ['logs', name]);
      throw new Error(`${name} is ${state.trim()} and not healthy:\n${said.slice(-4_000)}`);
    }
    await wait(500);
  }
}

/** Start a service's container, and wait until the image's health check passes. @throws Error with its log */
export async function startContainer(name: string, { image, options }: ContainerOptions): Promise<Container> {
  await succeed('podman', [...RUN, '--detach', '--name', name, ...options, image]);
  await untilHealthy(name);
  return {
    name,
    execAsRoot: (...command) => succeed('podman', [...PODMAN, 'exec', '--user', 'root', name, ...command]),
    async stop() {
      await succeed('podman', ['stop', '--time', '20', name]);
      return Number(await succeed('podman', ['inspect', '--format', '{{.State.ExitCode}}', name]));
    },
    async restart() {
      await succeed('podman', [...PODMAN, 'start', name]);
      await untilHealthy(name);
    },
    logs: () => succeed('podman', ['logs', name]),
  };
}

/** Run a job's container to its end, or another command in its place. @returns what it wrote */
export const runJob = ({ image, options }: ContainerOptions, ...command: string[]): Promise<string> =>
  succeed('podman', [...RUN, '--rm', ...options, image, ...command]);

/** Remove containers and volumes whose names start so. */
export async function removeAll(project: string): Promise<void> {
  const names = async (...list: string[]): Promise<string[]> =>
    (await succeed('podman', [...list, '--filter', `name=^${project}-`])).split('\n').filter(Boolean);
  const containers = await names('ps', '--all', '--format', '{{.Names}}');
  if (containers.length > 0) await succeed('podman', ['rm', '--force', '--volumes', ...containers]);
  const volumes = await names('volume', 'ls', '--format', '{{.Name}}');
  if (volumes.length > 0) await succeed('podman', ['volume', 'rm', '--force', ...volumes]);
}
