/** `npm run prove [-- name …]`: shows what takes too long to be shown at each `npm test`. */
import { pathToFileURL } from 'node:url';
import { builtBffVersion, bffVersion } from '@sinima/build/versions';
import { findProofs, type ProofFile } from './find-proofs.ts';
import { isProof, ProofSkipped } from './proof.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Result = 'passed' | 'failed' | 'skipped';

/** Shows one thing; what came of it. */
async function show({ name, file }: ProofFile): Promise<Result> {
  const startedAt = performance.now();
  const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  try {
    const module = (await import(pathToFileURL(file).href)) as object;
    if (!isProof(module)) throw new Error(`${file} exports no \`claim\` and \`prove\`.`);
    say(`\n${name}: ${module.claim}`);
    const figures = await module.prove((text) => say(`  ${text}`));
    say(`PASS ${name} (${seconds()}): ${figures}`);
    return 'passed';
  } catch (error) {
    if (error instanceof ProofSkipped) {
      say(`SKIPPED ${name}: ${error.message}`);
      return 'skipped';
    }
    say(`FAIL ${name} (${seconds()}): ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

async function compileBff(): Promise<void> {
  if (builtBffVersion() === bffVersion()) return;
  say('Compiling the BFF …');
  const { buildBff } = await import('@sinima/build/build-bff');
  await buildBff();
}

const proofs = findProofs();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) {
  say(`There is no proof named ${unknown.join(', ')}. There are:`);
  for (const { name } of proofs) say(`  ${name}`);
  process.exit(1);
}

await compileBff();
const results: Result[] = [];
for (const proof of proofs) {
  if (asked.length === 0 || asked.includes(proof.name)) results.push(await show(proof));
}
const count = (result: Result): number => results.filter((one) => one === result).length;
if (count('skipped') > 0) say(`\n${count('skipped')} skipped`);
say(`\n${count('passed')} passed, ${count('failed')} failed`);
process.exit(count('failed') > 0 ? 1 : 0);
