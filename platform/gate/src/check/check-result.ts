/** The signed result of a team's own checks: made by `npm run check`, wanted by `publish`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckResult } from '@sinima/contracts/check-result';
import type { Signed, Trust } from '@sinima/contracts/signed';
import { parseSigned, signDocument, signingKey } from '@sinima/releases/envelope';
import { isMissing } from '@sinima/releases/release-error';
import type { Signer } from '@sinima/releases/signer';

/** The subject of the checks: a version of an app. */
type Checked = Pick<CheckResult, 'app' | 'version'>;

/** Return where the result of an app is kept. */
export function checkFile(dataDir: string, app: string): string {
  return path.join(dataDir, 'checks', `${app}.json`);
}

/** Sign what held, with the team's key, and keep it. */
export async function writeCheckResult(
  dataDir: string,
  checked: Checked,
  held: readonly string[],
  signer: Signer,
): Promise<Signed<CheckResult>> {
  const result = { ...checked, when: new Date().toISOString(), held };
  const signed = signDocument('check', result, signer);
  const file = checkFile(dataDir, checked.app);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(signed, null, 2)}\n`);
  return signed;
}

/** Return why a result does not let a version be published; undefined when it does. */
function problemOf(document: Signed<unknown>, { app, version }: Checked, trust: Trust): string | undefined {
  if (signingKey('check', document, trust.releases[app] ?? []) === undefined) {
    return `The result of its checks is signed by no key that may publish ${app}.`;
  }
  const result = document.signed as CheckResult;
  if (result.app !== app) return `The result of its checks is that of ${result.app}.`;
  if (result.version !== version) {
    return `The result of its checks is that of ${result.version}; the sources or the build tools have changed since.`;
  }
  return undefined;
}

/**
 * Return why a version may not be published as far as its team's checks go, with the remedy; undefined when they held and
 * a key signed that which may publish the app.
 */
export async function checkProblem(
  dataDir: string,
  checked: Checked,
  trust: Trust,
): Promise<string | undefined> {
  const { app, version } = checked;
  const remedy = `Run npm run check -- ${app} first, or publish with --force and --why.`;
  const file = checkFile(dataDir, app);
  try {
    const problem = problemOf(parseSigned(await readFile(file), file), checked, trust);
    return problem === undefined ? undefined : `${app} ${version} cannot be published. ${problem} ${remedy}`;
  } catch (error) {
    const what = isMissing(error) ? 'Its checks were not run here.' : (error as Error).message;
    return `${app} ${version} cannot be published. ${what} ${remedy}`;
  }
}
