#!/usr/bin/env node
/** `npm create sinima-remote mfe-soundtracks`: writes a remote into a folder of its own, or updates the one that it runs in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { askForRest } from './ask.ts';
import { Refusal } from './plan/refusal.ts';
import { nounOf, planRemote } from './plan/remote-plan.ts';
import { addRemoteOptions, requestOf, type RemoteOptions } from './remote-options.ts';
import { sayRefusal } from './say-refusal.ts';
import { refuseFullFolder, wholePrefix, writeStandalone } from './standalone.ts';
import { reportText } from './update/report-text.ts';
import { updateRemote } from './update/update-remote.ts';

async function create(name: string, options: RemoteOptions): Promise<void> {
  nounOf(name);
  refuseFullFolder(path.resolve(name));
  const asked = requestOf(name, options);
  const request = process.stdin.isTTY && !options.yes ? await askForRest(asked) : asked;
  const files = await writeStandalone(planRemote(request, wholePrefix), path.resolve(name));
  console.log(`\n${name}: ${files.length} files. Next:

  cd ${name} && npm install
  npm run check                 types, tests, and what the gate says of your release
  npm run publish -- --store <place> --site https://… --why "first pages"
`);
}

/** The name of the remote whose folder this is. @throws Refusal where there is none */
function remoteHere(): string {
  try {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    return name.replace(/^@[^/]+\//, '');
  } catch {
    throw new Refusal('There is no package.json here. Run it in the folder of the remote.');
  }
}

async function updateHere(): Promise<void> {
  const remote = remoteHere();
  const report = await updateRemote(remote, (file) => path.resolve(file));
  console.log(reportText(remote, report));
  if (report.updates.some(({ kind }) => kind === 'conflict')) process.exitCode = 1;
}

const program = new Command('create-sinima-remote').description(
  'Writes a remote for a Sinima site: a page in all its states, a widget, tests, a story.',
);
addRemoteOptions(program.argument('[name]', 'mfe-soundtracks'))
  .option('--update', 'bring the remote in this folder to the present template')
  .action(async (name: string | undefined, options: RemoteOptions & { update?: boolean }) => {
    if (options.update) return updateHere();
    if (name === undefined) throw new Refusal('Name the remote: npm create sinima-remote mfe-soundtracks');
    return create(name, options);
  });
await program.parseAsync().catch(sayRefusal);
