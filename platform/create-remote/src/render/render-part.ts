/** A remote's part of the API from the template, and its entries in the remote's own files. */
import type { PartPlan } from '../plan/part-plan.ts';
import type { RemotePlan } from '../plan/remote-plan.ts';
import type { Template } from '../template/template-files.ts';
import { formatText } from './format-text.ts';
import { formsAsWords, replaceWords, type Words } from './replaced-words.ts';

/** Where the files of a part stand in a remote's folder. */
const FOLDER = 'api/';

/** Packages that a remote has for its part alone. */
const PART_PACKAGES = [
  '@nestjs/common',
  '@nestjs/mongoose',
  '@nestjs/swagger',
  '@sinima/api',
  '@sinima/api-parts',
  'mongoose',
];

const PART_TESTS = ' && jest --config api/jest.config.mjs';

interface PackageText {
  readonly scripts: { readonly test: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, string>>;

const sorted = (packages: Packages): Packages =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
const chosen = (packages: Packages, isChosen: (name: string) => boolean): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => isChosen(name)));
const isOfPart = (name: string): boolean => PART_PACKAGES.includes(name);

/** Whether a file of the template belongs to the part. */
export const isPartFile = (file: string): boolean => file.startsWith(FOLDER);

/** The words of a part, in a remote's own files too. */
export const partWords = ({ prefix, record }: PartPlan): Words => [
  ...formsAsWords('street-songs', prefix),
  ...formsAsWords('street-song', record),
];

/** Return the files of a part in the folder of a remote. @param owner the remote's */
export async function renderPart(
  { name, owner }: Pick<RemotePlan, 'name' | 'owner'>,
  plan: PartPlan,
  { files, overlays }: Template,
): Promise<Map<string, string>> {
  const words: Words = [
    ...partWords(plan),
    ['mfe-template', name],
    ['remote-template', name],
    ['@sinima/template', owner],
  ];
  const texts = Object.entries({ ...files, ...overlays.repository }).filter(([file]) => isPartFile(file));
  const rendered = texts.map(async ([file, text]) => {
    const target = replaceWords(file, words);
    return [target, await formatText(target, replaceWords(text, words))] as const;
  });
  return new Map(await Promise.all(rendered));
}

/** Return the line of `remote.config.ts` that declares a part. */
const declarationOf = ({ prefix }: PartPlan): string =>
  `  api: { prefixes: ['${prefix}'], collections: ['${prefix}'] },\n`;

/** Return a `remote.config.ts` that declares the part. */
export const withDeclaration = (text: string, plan: PartPlan): string =>
  text.replace(/^ {2}pages: /m, (pages) => `${declarationOf(plan)}${pages}`);

/** Return a `tsconfig.json` whose project refers to that of the part. */
export function withReference(text: string): string {
  const { references = [], ...project } = JSON.parse(text) as { references?: { path: string }[] };
  return JSON.stringify({ ...project, references: [{ path: './api' }, ...references] });
}

/** Return a `package.json` with the dependencies of a part. @param template the template's */
export function withPackages(text: string, template: string): string {
  const { scripts, dependencies, devDependencies, ...rest } = JSON.parse(text) as PackageText;
  const all = JSON.parse(template) as PackageText;
  return JSON.stringify({
    ...rest,
    scripts: { ...scripts, test: `${scripts.test}${PART_TESTS}` },
    dependencies: sorted({ ...dependencies, ...chosen(all.dependencies, isOfPart) }),
    devDependencies: sorted({ ...devDependencies, ...chosen(all.devDependencies, isOfPart) }),
  });
}

/** Return the template's `package.json` without what a part needs. */
export function withoutPackages(text: string): string {
  const { scripts, dependencies, devDependencies, ...rest } = JSON.parse(text) as PackageText;
  return JSON.stringify({
    ...rest,
    scripts: { ...scripts, test: scripts.test.replace(PART_TESTS, '') },
    dependencies: chosen(dependencies, (name) => !isOfPart(name)),
    devDependencies: chosen(devDependencies, (name) => !isOfPart(name)),
  });
}
