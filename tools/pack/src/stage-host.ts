/** The host as a package: what a remote in another repository is developed in. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildHost } from '@sinima/build/build-host';
import { appDir, rootDir } from '@sinima/build/workspace';
import type { BuiltHost } from '@sinima/contracts/release';
import { packageRanges, readManifest, type Provenance } from './manifest.ts';

const README = `# @sinima/host

The host of Sinima, built for development: the server and the client in which \`sinima-remote dev\` shows your remote. It is a
built release, with nothing to import: \`host/release.json\` says what it holds and offers. No site runs on it.
`;

interface HostStage {
  readonly stageDir: string;
  readonly provenance: Provenance;
  readonly engines: Readonly<Record<string, string>>;
}

/** Return the manifest of the host's package; what its server imports is what it depends on. */
async function hostManifest({ packages }: BuiltHost, { provenance, engines }: HostStage): Promise<object> {
  const { version, license } = await readManifest(appDir('shell'));
  return {
    name: '@sinima/host',
    version,
    license,
    type: 'module',
    engines,
    files: ['host'],
    exports: { './package.json': './package.json' },
    dependencies: packageRanges(packages),
    publishConfig: { access: 'public' },
    gitHead: provenance.commit,
    sinima: { sources: provenance.sources },
  };
}

/** Build the host for development, as a package in `stageDir`. @throws BuildError */
export async function stageHost(stage: HostStage): Promise<void> {
  const { stageDir } = stage;
  const hostDir = path.join(stageDir, 'host');
  await mkdir(stageDir, { recursive: true });
  const buildsFile = path.join(stageDir, 'builds.json');
  const { release } = await buildHost({ outDir: hostDir, mode: 'development', buildsFile, portable: true });
  await rm(buildsFile);
  await cp(path.join(rootDir, 'LICENSE'), path.join(stageDir, 'LICENSE'));
  await writeFile(path.join(stageDir, 'README.md'), README);
  const manifest = await hostManifest(release, stage);
  await writeFile(path.join(stageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
