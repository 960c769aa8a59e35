/** `npm run pack [-- --out <folder>]`: packs our packages for other repositories. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { Command } from 'commander';
import { packPackages } from './pack-packages.ts';

interface PackOptions {
  readonly out: string;
}

await new Command('pack')
  .description('pack our packages as compiled JavaScript and types, for other repositories')
  .option('--out <folder>', 'folder for the packages; what is there is deleted', 'dist/packages')
  .action(async ({ out }: PackOptions) => {
    const outDir = path.resolve(rootDir, out);
    const files = await packPackages(outDir);
    console.log(files.map((file) => path.relative(rootDir, file)).join('\n'));
  })
  .parseAsync();
