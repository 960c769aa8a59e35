/** `npm run prove [-- name …]`: shows what takes too long to be shown at each `npm test`. */
import { pathToFileURL } from 'node:url';
import { builtBffVersion, bffVersion } from '@sinima/build/versions';
import { findProofs, type ProofFile } from './find-proofs.ts';
import { isProof } from './proof.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Shows one thing; whether it holds. */
async function holds({ name, file }: ProofFile): Promise<boolean> {
  const startedAt = performance.now();
  const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  try {
    const module = (await import(pathToFileURL(file).href)) as object;
    if (!isProof(module)) throw new Error(`${file} exports no \`claim\` and \`prove\`.`);
    say(`\n${name}: ${module.claim}`);
    const figures = await module.prove((text) => say(`  ${text}`));
    say(`PASS ${name} (${seconds()}): ${figures}`);
    return true;
  } catch (error) {
    say(`FAIL ${name} (${seconds()}): ${error instanceof Error ? error.message : String(error)}`);
    return false;
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
let passed = 0;
let failed = 0;
for (const proof of proofs) {
  if (asked.length > 0 && !asked.includes(proof.name)) continue;
  if (await holds(proof)) passed += 1;
  else failed += 1;
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
