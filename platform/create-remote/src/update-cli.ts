/** `npm run update -- mfe-soundtracks`: brings a remote of this repository to the present template. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { Command } from 'commander';
import { Refusal } from './plan/refusal.ts';
import { fileInRepository } from './repository/remote-files.ts';
import { sayRefusal } from './say-refusal.ts';
import { reportText } from './update/report-text.ts';
import { updateRemote } from './update/update-remote.ts';

/** Refuse to write over what is in no commit: an update can be taken back by git then. @throws Refusal */
function refuseUncommitted(folder: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', folder], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  if (status === 0 && stdout.trim() !== '') {
    throw new Refusal(`${folder} has changes that are in no commit. Commit them first, or say --force.`);
  }
}

async function update(remote: string, { force = false }: { force?: boolean }): Promise<void> {
  if (!existsSync(path.join(rootDir, remote, 'remote.config.ts'))) {
    throw new Refusal(`There is no remote named ${remote}. The remotes are ${remoteNames().join(', ')}.`);
  }
  if (!force) refuseUncommitted(remote);
  const report = await updateRemote(remote, (file) => path.join(rootDir, fileInRepository(remote, file)));
  console.log(reportText(remote, report));
  const isOpen = report.updates.some(({ kind }) => kind === 'conflict');
  if (isOpen) process.exitCode = 1;
  else if (report.updates.length > 0) console.log(`\nNext: npm run check -- ${remote}`);
}

await new Command('update')
  .description('brings a remote to the present template')
  .argument('<remote>')
  .option('--force', 'although the folder has changes that are in no commit')
  .action(update)
  .parseAsync()
  .catch(sayRefusal);
