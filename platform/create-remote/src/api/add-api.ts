/** A new part of the API in this repository: its folder, the line that registers it, and who owns it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { nameForms } from '../plan/name-forms.ts';
import { formatText } from '../render/format-text.ts';
import { allOrNothing } from '../repository/undoable-changes.ts';
import { apiFiles } from './api-files.ts';
import type { ApiPlan } from './plan-api.ts';

const REGISTER = 'bff/src/features/registered-features.ts';
const CODE_OWNERS = '.github/CODEOWNERS';

const inRoot = (file: string): string => path.join(rootDir, file);

/** Return the register with one more part. */
export function withRegistered(text: string, name: string): string {
  const { camel } = nameForms(name);
  return text
    .replace(/\n\n(?=\/\*\*)/, `\nimport { ${camel} } from './${name}/${name}.feature.js';\n\n`)
    .replace(/\](?=;\s*$)/, `, ${camel}]`);
}

/** Return the owners with those of one more part: its folder, and what was released of its contract. */
export function withApiOwner(text: string, { name, owner }: Pick<ApiPlan, 'name' | 'owner'>): string {
  const folders = [`/bff/src/features/${name}/`, `/contracts/released/features/${name}.json`];
  return `${text.trimEnd()}\n${folders.map((folder) => `${folder} ${owner}\n`).join('')}`;
}

/** Write a part of the API; when something fails, nothing of it is left. Return the files that were written. */
export async function addApi(plan: ApiPlan): Promise<string[]> {
  const files = await apiFiles(plan);
  const register = withRegistered(readFileSync(inRoot(REGISTER), 'utf8'), plan.name);
  const formatted = await formatText(REGISTER, register);
  allOrNothing((changes) => {
    for (const [file, text] of files) changes.write(inRoot(file), text);
    changes.write(inRoot(REGISTER), formatted);
    changes.write(inRoot(CODE_OWNERS), withApiOwner(readFileSync(inRoot(CODE_OWNERS), 'utf8'), plan));
  });
  return [...files.keys()];
}
