/** The files of a new part of the API, from the one that the BFF's tests run: `bff/test/features/examples`. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { nameForms } from '../plan/name-forms.ts';
import { formatText } from '../render/format-text.ts';
import { replaceWords, type Words } from '../render/replaced-words.ts';
import type { ApiPlan } from './plan-api.ts';

const template = 'bff/test/features/examples';

/** Return its files by their paths in the repository. */
export async function apiFiles(plan: ApiPlan): Promise<ReadonlyMap<string, string>> {
  const words = wordsOf(plan);
  const files = readdirSync(path.join(rootDir, template)).map(async (file) => {
    const name = file.replace(/^examples\b/, plan.name).replace(/^example\b/, plan.record);
    const target = `bff/src/features/${plan.name}/${name}`;
    const text = readFileSync(path.join(rootDir, template, file), 'utf8');
    return [target, await formatText(target, replaceWords(text, words))] as const;
  });
  return new Map(await Promise.all(files));
}

/** What stands for what: file names and addresses first, then prose, then names in code. */
function wordsOf({ name, record, owner }: ApiPlan): Words {
  const [many, one] = [nameForms(name), nameForms(record)];
  const article = /^[aeiou]/.test(record) ? 'an' : 'a';
  return [
    ["'../../../src/", "'../../"],
    ["'../../running-api.js'", "'../../../test/running-api.js'"],
    ["'../../test-settings.js'", "'../../../test/test-settings.js'"],
    ['@sinima/examples', owner],
    ['@example ', '@example '],
    ["example: '", "example: '"],
    ['/api/examples', `/api/${name}`],
    ["'examples'", `'${name}'`],
    ['{ examples: exampleRecords', `{ '${name}': ${one.camel}Records`],
    ["'./examples.", `'./${name}.`],
    ["'./example.", `'./${record}.`],
    ["'./example-", `'./${record}-`],
    ["stableId('example'", `stableId('${record}'`],
    ['first-example', `first-${record}`],
    ['second-example', `second-${record}`],
    ['First Example', `First ${one.title}`],
    ['Second Example', `Second ${one.title}`],
    ['Examples, ', `${many.title}, `],
    ['An example', `${article === 'an' ? 'An' : 'A'} ${one.words}`],
    ['an example', `${article} ${one.words}`],
    ['One example', `One ${one.words}`],
    ['one example', `one ${one.words}`],
    ['stored example', `stored ${one.words}`],
    ['no example', `no ${one.words}`],
    ['the examples', `the ${many.words}`],
    ['examples are', `${many.words} are`],
    ['Examples', many.pascal],
    ['Example', one.pascal],
    ['examples', many.camel],
    ['example', one.camel],
  ];
}
