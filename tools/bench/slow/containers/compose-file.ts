/** What `docker-compose.yml` says of the containers of our images, as options of `podman run`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { parse } from 'yaml';
import { imageTag, type ImageName } from './build-images.ts';

interface Service {
  readonly build: { readonly target: ImageName };
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs: readonly string[];
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
}

type Settings = Readonly<Record<string, string>>;

/** Put settings into a value: `${NAME}`, `${NAME:-default}` and `${NAME:?what is missing}`, one within another. */
function interpolate(value: string, settings: Settings): string {
  const once = value.replace(
    /\$\{(\w+)(?::[-?]([^{}]*))?\}/g,
    (_, name: string, fallback = '') => settings[name] || (fallback as string),
  );
  return once === value ? value : interpolate(once, settings);
}

/** A service's image, and how its container is run. */
export interface ContainerOptions {
  readonly image: string;
  readonly options: readonly string[];
}

/**
 * Return how the container of a service is run.
 *
 * @param project before the names of its volumes
 * @param settings what would stand in `.env`
 * @param addresses environment of this machine, in place of names that Docker's network knows
 */
export function composedContainer(
  name: ImageName,
  project: string,
  settings: Settings,
  addresses: Settings,
): ContainerOptions {
  const { services } = parse(readFileSync(path.join(rootDir, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as { services: Record<ImageName, Service> };
  const service = services[name];
  const environment = Object.entries(service.environment).map(
    ([key, value]) => [key, interpolate(value, settings)] as const,
  );
  const each = (option: string, values: readonly string[]): string[] =>
    values.flatMap((value) => [option, value]);
  return {
    image: imageTag(service.build.target),
    options: [
      // Podman would else mount some folders to write in.
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...each('--tmpfs', service.tmpfs),
      ...each('--cap-drop', service.cap_drop),
      ...each('--security-opt', service.security_opt),
      ...each(
        '--volume',
        service.volumes.map((volume) => (volume.startsWith('/') ? volume : `${project}-${volume}`)),
      ),
      ...each(
        '--env',
        Object.entries({ ...Object.fromEntries(environment), ...addresses }).map((pair) => pair.join('=')),
      ),
    ],
  };
}
