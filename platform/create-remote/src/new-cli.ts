/** `npm run new -- remote mfe-soundtracks`, `npm run new -- api soundtracks`: writes something new into this repository. */
import { Command } from 'commander';
import { addApi } from './api/add-api.ts';
import { planApi, type ApiPlan, type ApiRequest } from './api/plan-api.ts';
import { askForApi, askForRest } from './ask.ts';
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

async function newRemote(name: string, options: RemoteOptions & { api?: boolean }): Promise<void> {
  nounOf(name);
  refuseTakenName(name);
  const asked: RemoteRequest = requestOf(name, options);
  const isAsked = process.stdin.isTTY && !options.yes;
  const request = isAsked ? await askForRest(asked) : asked;
  const withApi = options.api ?? (isAsked && (await askForApi()));
  const plan = planRemote(request, freePrefix);
  await refuseWhatOthersOwn(plan);
  const apiPlan = withApi ? planApi({ name: nounOf(name), owner: plan.owner }) : undefined;
  const files = await addRemote(plan);
  const inFolder = files.filter((file) => file.startsWith(`${name}/`));
  const others = files.filter((file) => !inFolder.includes(file));
  console.log(`\n${name}: ${inFolder.length} files, and ${others.join(', ')};`);
  console.log('a line in .github/CODEOWNERS, and its entries in package-lock.json.');
  const keyFile = await makeKey(name);
  if (keyFile !== undefined) console.log(`Its key for this machine is ${keyFile}.`);
  if (apiPlan) await writeApi(apiPlan);
  console.log(apiPlan ? 'Then:' : 'Next:');
  console.log(nextSteps(name));
}

/** Write a part of the API, and say what was written and what to do with it. */
async function writeApi(plan: ApiPlan): Promise<void> {
  const { name } = plan;
  const files = await addApi(plan);

  console.log(
    `\n/api/${name}: ${files.length} files in bff/src/features/${name}, a line in registered-features.ts,`,
  );
  console.log('and two in .github/CODEOWNERS. Next:');
  console.log(`
  npm run openapi -w @sinima/bff                            its part of the contract, and its types
  npx jest bff/src/features/${name}                         its tests
  npm start                                                 http://localhost:3000/api/${name}
`);
}

const newApi = (name: string, options: Omit<ApiRequest, 'name'>): Promise<void> =>
  writeApi(planApi({ ...options, name }));

const program = new Command('new').description('writes something new into this repository');
addRemoteOptions(program.command('remote <name>').description('a remote, e.g. mfe-soundtracks'))
  .option('--api', 'also a part of the API with its own data')
  .action(newRemote);
program
  .command('api <name>')
  .description('a part of the API with data of its own, e.g. soundtracks')
  .option('--record <word>', 'the word for one of its records: soundtrack')
  .option('--owner <team>', 'who owns it, as in CODEOWNERS: @sinima/soundtracks')
  .action(newApi);
await program.parseAsync().catch(sayRefusal);
