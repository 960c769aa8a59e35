#!/usr/bin/env node
/** `npm create sinima-remote mfe-soundtracks`: writes a remote into a folder of its own. */
import path from 'node:path';
import { Command } from 'commander';
import { askForRest } from './ask.ts';
import { nounOf, planRemote } from './plan/remote-plan.ts';
import { addRemoteOptions, requestOf, type RemoteOptions } from './remote-options.ts';
import { sayRefusal } from './say-refusal.ts';
import { refuseFullFolder, wholePrefix, writeStandalone } from './standalone.ts';

async function create(name: string, options: RemoteOptions): Promise<void> {
  nounOf(name);
  refuseFullFolder(path.resolve(name));
  const asked = requestOf(name, options);
  const request = process.stdin.isTTY && !options.yes ? await askForRest(asked) : asked;
  const files = await writeStandalone(planRemote(request, wholePrefix), path.resolve(name));
  console.log(`\n${name}: ${files.length} files. Next:

  cd ${name} && npm install
  npm run check                 types, tests, and the gate for your release
  npm run publish -- --store <place> --site https://… --why "first pages"
`);
}

const program = new Command('create-sinima-remote').description(
  'Writes a remote for a Sinima site: a page in all its states, a widget, tests, a story.',
);
addRemoteOptions(program.argument('<name>', 'mfe-soundtracks')).action(create);
await program.parseAsync().catch(sayRefusal);
