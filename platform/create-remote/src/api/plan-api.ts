/** What a part of the API is to be called, and which names are refused. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { Refusal } from '../plan/refusal.ts';

/** A part of the API to write. */
export interface ApiPlan {
  /** `soundtracks`: its folder, and the first part of its addresses. */
  readonly name: string;
  /** `soundtrack`: one of its records. */
  readonly record: string;
  /** `@sinima/soundtracks` */
  readonly owner: string;
}

/** What somebody asked for; what is left out follows from the name. */
export interface ApiRequest {
  readonly name: string;
  readonly record?: string;
  readonly owner?: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const MAX_NAME = 40;

/** The word for one of them: `soundtracks` → `soundtrack`; `box-office` → `box-office-record`. */
const recordOf = (name: string): string => (/[^s]s$/.test(name) ? name.slice(0, -1) : `${name}-record`);

/** The addresses of the API, by its document. */
function addresses(): string[] {
  const document = readFileSync(path.join(rootDir, 'contracts/openapi.json'), 'utf8');
  return Object.keys((JSON.parse(document) as { paths: object }).paths);
}

/**
 * Return the plan for what was asked.
 *
 * @throws Refusal when no part of the API may have the name, or one has it
 */
export function planApi({ name, record = recordOf(name), owner = `@sinima/${name}` }: ApiRequest): ApiPlan {
  if (![name, record].every((word) => KEBAB.test(word)) || name.length > MAX_NAME || name === record) {
    throw new Refusal(
      `An API cannot be called "${name}", with "${record}" for one of its records. Names are words of a-z and 0-9 that begin ` +
        `with a letter, joined by hyphens, ${MAX_NAME} letters at most, the many and the one: npm run new -- api soundtracks --record soundtrack`,
    );
  }
  const taken = addresses().find((one) => one === `/api/${name}` || one.startsWith(`/api/${name}/`));
  if (taken !== undefined || existsSync(path.join(rootDir, 'bff/src/features', name))) {
    throw new Refusal(
      `The name ${name} is taken: there is ${taken ?? `bff/src/features/${name}`}. Choose another name.`,
    );
  }
  return { name, record, owner };
}
