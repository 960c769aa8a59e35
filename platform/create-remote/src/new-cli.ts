/** `npm run new -- remote mfe-soundtracks`, `npm run new -- api mfe-title`: writes something new into this repository. */
import { Command } from 'commander';
import { askForApi, askForRest } from './ask.ts';
import { planPart } from './plan/part-plan.ts';
import { nounOf, planRemote } from './plan/remote-plan.ts';
import { addPart, refuseSecondPart, refuseTakenPrefix } from './repository/add-part.ts';
import { makeKey } from './repository/local-key.ts';
import { addRemote } from './repository/add-remote.ts';
import { freePrefix, refuseTakenName, refuseWhatOthersOwn } from './repository/taken.ts';
import { addRemoteOptions, requestOf, type RemoteOptions } from './remote-options.ts';
import { sayRefusal } from './say-refusal.ts';

/** The next steps. */
const nextSteps = (name: string): string => `
  npm run dev -- ${name}       see it, and change it
  npm run check -- ${name}     what its team checks before it publishes
  npm run releases -- publish ${name} --why "first pages"
`;

/** The next steps with a part of the API. */
const partSteps = (name: string): string => `
  npm run openapi -- ${name}   its contract and its types, after each change of its answers
  npm run dev -- ${name}       see it, and change it
  npm run check -- ${name}     what its team checks before it publishes
`;

async function newRemote(name: string, options: RemoteOptions & { api?: boolean }): Promise<void> {
  nounOf(name);
  refuseTakenName(name);
  const asked = requestOf(name, options);
  const isAsked = process.stdin.isTTY && !options.yes;
  const request = isAsked ? await askForRest(asked) : asked;
  const api = options.api ?? (isAsked && (await askForApi()));
  const plan = planRemote({ ...request, api }, freePrefix);
  await refuseWhatOthersOwn(plan);
  const files = await addRemote(plan);
  const inFolder = files.filter((file) => file.startsWith(`${name}/`));
  const others = files.filter((file) => !inFolder.includes(file));
  console.log(`\n${name}: ${inFolder.length} files, and ${others.join(', ')};`);
  console.log('a line in .github/CODEOWNERS, and its entries in package-lock.json.');
  if (plan.part) console.log(`Its part of the API answers /api/${plan.part.prefix}.`);
  const keyFile = await makeKey(name);
  if (keyFile !== undefined) console.log(`Its key for this machine is ${keyFile}.`);
  console.log('Next:');
  console.log(nextSteps(name));
}

interface PartOptions {
  readonly prefix?: string;
  readonly record?: string;
}

async function newPart(remote: string, { prefix = nounOf(remote), record }: PartOptions): Promise<void> {
  refuseSecondPart(remote);
  const plan = planPart(prefix, record);
  await refuseTakenPrefix(remote, plan);
  const files = await addPart(remote, plan);
  console.log(
    `\n/api/${prefix}: ${files.length} files in ${remote}, and its packages in package-lock.json. Next:`,
  );
  console.log(partSteps(remote));
}

const program = new Command('new').description('writes something new into this repository');
addRemoteOptions(program.command('remote <name>').description('a remote, e.g. mfe-soundtracks'))
  .option('--api', 'with a part of the API for data of its own')
  .action(newRemote);
program
  .command('api <remote>')
  .description('a part of the API for a remote that there is, e.g. mfe-title')
  .option('--prefix <words>', 'the beginning of its addresses: soundtracks for /api/soundtracks')
  .option('--record <word>', 'the word for one of its records: soundtrack')
  .action(newPart);
await program.parseAsync().catch(sayRefusal);
