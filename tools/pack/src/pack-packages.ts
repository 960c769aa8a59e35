/** Packs our packages for other repositories: compiled JavaScript and types, as npm takes them. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appDir, packageDir, rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { compile } from './compile.ts';
import { packedManifest, readManifest, type Provenance } from './manifest.ts';
import { packedReadme } from './packed-readme.ts';
import { packedPackages } from './packed-packages.ts';
import { provenances } from './provenance.ts';
import { sourcesOf } from './source-files.ts';
import { stageHost } from './stage-host.ts';

interface Staging {
  /** Folder of the package's sources. */
  readonly dir: string;
  /** Folder that the compiler wrote into. */
  readonly compiledDir: string;
  /** Folder for the package. */
  readonly stageDir: string;
  readonly provenance: Provenance;
  readonly engines: Record<string, string>;
}

/** Put together what one package holds. */
async function stage({ dir, compiledDir, stageDir, provenance, engines }: Staging): Promise<void> {
  const manifest = packedManifest(await readManifest(dir), provenance, engines);
  await runProcess({ command: 'npm', args: ['run', 'prepack', '--if-present'], cwd: dir });
  const dist = path.join(stageDir, 'dist');
  await cp(path.join(compiledDir, path.relative(rootDir, dir), 'src'), dist, { recursive: true });
  for (const asset of sourcesOf(dir).assets) {
    await cp(asset, path.join(dist, path.relative(path.join(dir, 'src'), asset)));
  }
  for (const file of manifest.files.filter((each) => each !== 'dist')) {
    await cp(path.join(dir, file), path.join(stageDir, file), { recursive: true });
  }
  const readme = packedReadme(await readFile(path.join(dir, 'README.md'), 'utf8'));
  await writeFile(path.join(stageDir, 'README.md'), readme);
  await cp(path.join(rootDir, 'LICENSE'), path.join(stageDir, 'LICENSE'));
  await writeFile(path.join(stageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Let npm make a package of each folder. Returns the paths of the files. */
async function packStages(stages: readonly string[], outDir: string): Promise<string[]> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const args = ['pack', ...stages, '--pack-destination', outDir, '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await runProcess({ command: 'npm', args, cwd: outDir });
  const files = await readdir(outDir);
  if (code !== 0 || files.length !== stages.length) throw new Error(output);
  return files.sort().map((file) => path.join(outDir, file));
}

/** The packages, and their folder. */
export interface Packing {
  /** Folder for the packages; what is there is deleted. */
  readonly outDir: string;
  /** Whether the host is built and packed too, which takes longer than all the rest. */
  readonly withHost: boolean;
}

/**
 * Pack our packages into a folder, each as `<name>-<version>.tgz`.
 *
 * @returns the paths of the files
 * @throws Error with the output of the compiler or npm
 */
export async function packPackages({ outDir, withHost }: Packing): Promise<string[]> {
  const dirs = packedPackages().map((name) => packageDir(name));
  const work = await mkdtemp(path.join(tmpdir(), 'sinima-pack-'));
  try {
    const compiledDir = path.join(work, 'compiled');
    compile(dirs.map(sourcesOf), compiledDir);
    const from = await provenances([...dirs, appDir('shell')]);
    const { engines = {} } = await readManifest(rootDir);
    const stages: string[] = [];
    for (const dir of dirs) {
      const stageDir = path.join(work, 'packages', path.relative(rootDir, dir));
      await stage({ dir, compiledDir, stageDir, provenance: from.get(dir)!, engines });
      stages.push(stageDir);
    }
    if (withHost) {
      const stageDir = path.join(work, 'packages/host');
      await stageHost({ stageDir, provenance: from.get(appDir('shell'))!, engines });
      stages.push(stageDir);
    }
    return await packStages(stages, outDir);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
