/** The findings about a machine: each need of the project, and whether it is met. */
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { readPackage, rootDir } from '@sinima/build/workspace';
import { findChromium } from '@sinima/checks/find-chromium';
import { gte, minVersion } from 'semver';
import { checkDatabase } from '../check-database.ts';
import { portProblem, portsOf } from '../ports.ts';
import { readSiteSettings } from '../site-settings.ts';
import { portUsers } from './port-users.ts';

/** One thing that was looked at. */
export interface Finding {
  readonly name: string;
  /** `warning`: the site starts without it. */
  readonly state: 'fine' | 'warning' | 'missing';
  readonly text: string;
}

const GIGABYTE = 1024 ** 3;

/** Free disk space and memory that a build with its tests takes, in bytes. */
const DISK = 4 * GIGABYTE;
const MEMORY = 3 * GIGABYTE;

const inGigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;

export function nodeFinding(version: string, wanted: string): Finding {
  const isFine = gte(version, minVersion(wanted)!);
  const remedy = isFine ? '' : `; the project needs ${wanted}. Install it from https://nodejs.org`;
  return { name: 'Node', state: isFine ? 'fine' : 'missing', text: `${version}${remedy}` };
}

async function diskFinding(): Promise<Finding> {
  const { bavail, bsize } = await statfs(rootDir);
  const free = bavail * bsize;
  const isFine = free >= DISK;
  const remedy = isFine ? '' : `; builds and tests take up to ${inGigabytes(DISK)}`;
  return { name: 'Disk', state: isFine ? 'fine' : 'warning', text: `${inGigabytes(free)} free${remedy}` };
}

function memoryFinding(): Finding {
  const isFine = totalmem() >= MEMORY;
  const remedy = isFine ? '' : `; npm test takes up to ${inGigabytes(MEMORY)}`;
  return { name: 'Memory', state: isFine ? 'fine' : 'warning', text: `${inGigabytes(totalmem())}${remedy}` };
}

function browserFinding(environment: NodeJS.ProcessEnv): Finding {
  const name = 'Chromium';
  try {
    const found = findChromium(environment);
    if (found !== undefined) return { name, state: 'fine', text: found };
    const text = 'not found; as root on Debian, npm test installs it. Else name one: CHROME_PATH=/path/to/it';
    return { name, state: 'warning', text };
  } catch (error) {
    return { name, state: 'missing', text: (error as Error).message };
  }
}

async function databaseFinding(uri: string | undefined): Promise<Finding> {
  const name = 'Database';
  if (!uri) return { name, state: 'fine', text: 'the embedded engine (MONGODB_URI is not set)' };
  try {
    await checkDatabase(uri);
    return { name, state: 'fine', text: 'the MongoDB of MONGODB_URI answers' };
  } catch (error) {
    return { name, state: 'missing', text: (error as Error).message };
  }
}

/** One for each port of the site. @throws UserFacingError when a port's setting is none */
async function portFindings(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const ports = portsOf(readSiteSettings(environment));
  const users = await portUsers(ports.map(({ port }) => port));
  return Promise.all(
    ports.map(async (each): Promise<Finding> => {
      const name = `Port ${each.port}`;
      const why = await portProblem(each);
      if (why === undefined) return { name, state: 'fine', text: `free (${each.variable})` };
      const user = users.get(each.port);
      const by = user === undefined ? '' : ` by ${user}`;
      return { name, state: 'missing', text: `${why}${by}. Stop it, or set ${each.variable}` };
    }),
  );
}

/** Look at everything. @throws UserFacingError when a setting cannot be read */
export async function findings(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { engines } = readPackage(rootDir) as { engines?: { node?: string } };
  return [
    nodeFinding(process.version, engines?.node ?? '*'),
    memoryFinding(),
    await diskFinding(),
    ...(await portFindings(environment)),
    await databaseFinding(environment.MONGODB_URI),
    browserFinding(environment),
  ];
}
