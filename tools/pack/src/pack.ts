/** `npm run pack [-- --out <folder>] [--no-host]`: packs our packages for other repositories. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { Command } from 'commander';
import { packPackages } from './pack-packages.ts';

interface PackOptions {
  readonly out: string;
  readonly host: boolean;
}

await new Command('pack')
  .description('pack our packages as compiled JavaScript and types, for other repositories')
  .option('--out <folder>', 'folder for the packages; its contents are deleted', 'dist/packages')
  .option('--no-host', 'without the host, in which remotes are developed elsewhere')
  .action(async ({ out, host }: PackOptions) => {
    const outDir = path.resolve(rootDir, out);
    const files = await packPackages({ outDir, withHost: host });
    console.log(files.map((file) => path.relative(rootDir, file)).join('\n'));
  })
  .parseAsync();
