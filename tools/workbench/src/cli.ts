/** `npm run workbench -- build [--out <folder>]`, and `npm run workbench -- tokens`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageDir, rootDir } from '@sinima/build/workspace';
import { Command } from 'commander';
import { designTokens, tokensText } from '../../../ui-kit/src/tokens/design-tokens.ts';
import { buildWorkbench } from './build-workbench.ts';

const program = new Command('npm run workbench --')
  .description('The workbench: each component of the UI kit and of the remotes, in every state.')
  .addHelpText('after', '\nTo work on a piece, with pages that reload: npm run dev -- ui-kit');

program
  .command('build')
  .description('build it into static files, for any host')
  .option('--out <folder>', 'where to', path.join(rootDir, 'dist/workbench'))
  .action(async ({ out }: { out: string }) => {
    const outDir = path.resolve(out);
    const documents = await buildWorkbench(outDir);
    console.log(
      `The workbench is in ${outDir} (${documents.length} documents): open index.html, or upload the folder.`,
    );
  });

program
  .command('tokens')
  .description('write ui-kit/tokens.json anew from tokens.css')
  .action(async () => {
    const kit = packageDir('@sinima/ui-kit');
    const css = await readFile(path.join(kit, 'src/tokens/tokens.css'), 'utf8');
    await writeFile(path.join(kit, 'tokens.json'), tokensText(designTokens(css)));
  });

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
