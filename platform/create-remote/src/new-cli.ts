/** `npm run new -- remote mfe-soundtracks`: writes a remote into this repository. */
import { Command } from 'commander';
import { askForRest } from './ask.ts';
import { nounOf, planRemote, type RemoteRequest } from './plan/remote-plan.ts';
import { makeKey } from './repository/local-key.ts';
import { addRemote } from './repository/add-remote.ts';
import { freePrefix, refuseTakenName, refuseWhatOthersOwn } from './repository/taken.ts';
import { addRemoteOptions, requestOf, type RemoteOptions } from './remote-options.ts';
import { sayRefusal } from './say-refusal.ts';

/** What to do next. */
const nextSteps = (name: string): string => `
  npm run dev -- ${name}       see it, and change it
  npm run check -- ${name}     what its team checks before it publishes
  npm run releases -- publish ${name} --why "first pages"
`;

async function newRemote(name: string, options: RemoteOptions): Promise<void> {
  nounOf(name);
  refuseTakenName(name);
  const asked: RemoteRequest = requestOf(name, options);
  const request = process.stdin.isTTY && !options.yes ? await askForRest(asked) : asked;
  const plan = planRemote(request, freePrefix);
  await refuseWhatOthersOwn(plan);
  const files = await addRemote(plan);
  const inFolder = files.filter((file) => file.startsWith(`${name}/`));
  const others = files.filter((file) => !inFolder.includes(file));
  console.log(`\n${name}: ${inFolder.length} files, and ${others.join(', ')};`);
  console.log('a line in .github/CODEOWNERS, and its entries in package-lock.json.');
  const keyFile = await makeKey(name);
  if (keyFile !== undefined) console.log(`Its key for this machine is ${keyFile}.`);
  console.log('Next:');
  console.log(nextSteps(name));
}

const program = new Command('new').description('writes something new into this repository');
addRemoteOptions(program.command('remote <name>').description('a remote, e.g. mfe-soundtracks')).action(
  newRemote,
);
await program.parseAsync().catch(sayRefusal);
