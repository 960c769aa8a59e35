import type { OpenApiDocument } from '@sinima/contracts/openapi-document';
import { breakingChanges } from './breaking-changes.js';

export const NEW_CHANGELOG = `# Changes of the contract

Made by \`npm run release-contract\` from one released contract and the next. A call, a parameter (\`?name\`), a shape and a
field of a shape are named; what is below something new is not.

## 1.0.0

The first released contract.
`;

interface Lifetime {
  readonly deprecated?: unknown;
  readonly 'x-sunset'?: unknown;
}

/** Return calls and their parameters, shapes and their fields by name, each with its lifetime. */
function named({ paths, components }: OpenApiDocument): Map<string, Lifetime> {
  const found = new Map<string, Lifetime>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      found.set(name, call);
      for (const parameter of call.parameters ?? []) found.set(`${name} ?${parameter.name}`, parameter);
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    found.set(name, schema);
    for (const [field, value] of Object.entries(schema.properties ?? {}))
      found.set(`${name}.${field}`, value);
  }
  return found;
}

/** Leave out parameters and fields of calls and shapes in the list: those of a new shape say nothing more. */
const withoutParts = (names: readonly string[]): string[] =>
  names.filter((name) => !names.includes(name.replace(/( \?|\.)[^/ ]*$/, '')) || !/ \?|^\w+\./.test(name));

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''];

/** Return the additions, deprecations and breaking changes of a contract, compared with the one before it, in Markdown. */
export function changelogSection(before: OpenApiDocument, after: OpenApiDocument): string {
  const [old, now] = [named(before), named(after)];
  const added = withoutParts([...now.keys()].filter((name) => !old.has(name)));
  const deprecated = [...now].filter(([name, { deprecated: is }]) => is && !old.get(name)?.deprecated);
  const parts = [
    ...listed(
      'Added',
      added.map((name) => `\`${name}\``),
    ),
    ...listed(
      'Deprecated',
      deprecated.map(
        ([name, { 'x-sunset': sunset }]) =>
          `\`${name}\`${typeof sunset === 'string' ? `, which may be gone from ${sunset}` : ''}`,
      ),
    ),
    ...listed(
      'Breaking',
      breakingChanges(before, after).map((change) => change.replace(/^(.*?): /, '`$1`: ')),
    ),
  ];
  const text = parts.length > 0 ? parts : ['Texts, examples and bounds alone.', ''];
  return [`## ${after.info.version}`, '', ...text].join('\n');
}

/** Put a section before the others of a changelog. */
export const withSection = (changelog: string, section: string): string =>
  changelog.replace('\n## ', () => `\n${section}\n## `);
