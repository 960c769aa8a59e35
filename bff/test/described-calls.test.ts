/** What readers of the contract, and tools that are made from it, need to be told of each call. */
import { operationsOf } from '@sinima/api-contract/operations-of';
import { document } from './committed-document.js';

const operations = operationsOf(document).map(({ method, path, operation }) => ({
  call: `${method} ${path}`,
  operation,
}));

it('the contract names its server, its licence and what is open to everybody', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  expect(document.info.license?.url).toMatch(/^https:/);
  expect(operations.filter(({ operation }) => !Array.isArray(operation.security))).toEqual([]);
});

it.each(operations)('$call has a summary, a description, and a tag that is described', ({ operation }) => {
  const { summary, description, tags = [] } = operation;
  expect([summary, description]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  const described = (document.tags ?? []).flatMap((tag) => (tag.description ? [tag.name] : []));
  expect(tags).toHaveLength(1);
  expect(described).toEqual(expect.arrayContaining(tags));
});

it('a call that needs a session names a scheme that is declared', () => {
  const named = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap(Object.keys));
  expect(named).not.toEqual([]);
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(expect.arrayContaining(named));
});
