import { readFileSync } from 'node:fs';
import { brokenPromises, type ExportShape, type HostPromises, type ModuleShape } from './promises.ts';
import { promisesFile, readPromises } from './read-promises.ts';

const promised = (change: Partial<HostPromises>): HostPromises => ({
  versions: { '@sinima/runtime': '1.2.0', '@sinima/contracts': '1.0.0', '@sinima/ui-kit': '1.0.0' },
  modules: {},
  tokens: [],
  theme: [],
  ...change,
});

const contracts = (modules: ModuleShape): HostPromises =>
  promised({ modules: { '@sinima/contracts/remote': modules } });

const written = (properties: ExportShape['properties'] = {}): HostPromises =>
  contracts({ PageHead: { kind: 'type', properties } });
const given = (properties: ExportShape['properties'] = {}): HostPromises =>
  contracts({ PageContext: { kind: 'type', properties } });
const call = (required: number): HostPromises => contracts({ read: { kind: 'function', required } });
const slots = (...values: string[]): HostPromises => contracts({ SlotName: { kind: 'type', values } });

it.each<[string, HostPromises, HostPromises, string]>([
  ['an export that is gone', call(1), contracts({}), 'read is gone'],
  ['a module that is gone', call(1), promised({}), 'read is gone'],
  ['one more argument', call(1), call(2), 'read() wants 2 arguments now'],
  ['another kind of thing', call(1), contracts({ read: { kind: 'value' } }), 'was a function and is a value'],
  ['a place for widgets that is gone', slots('home', 'aside'), slots('home'), 'SlotName: aside is gone'],
  ['a property that is gone', written({ title: 'always' }), written(), 'PageHead.title is gone'],
  [
    'a property that has to be given',
    written(),
    written({ title: 'always' }),
    'PageHead.title has to be given',
  ],
  [
    'a property that might be left out',
    written({ title: 'optional' }),
    written({ title: 'always' }),
    'PageHead.title has to be given',
  ],
  [
    'something of the host that may be absent',
    given({ search: 'always' }),
    given({ search: 'optional' }),
    'PageContext.search may be absent',
  ],
  ['a token that is gone', promised({ tokens: ['--a'] }), promised({}), 'token --a is gone'],
  ['a name of the theme that is gone', promised({ theme: ['--b'] }), promised({}), 'theme: --b is gone'],
])('a promise to remotes is broken by %s', (_name, before, after, said) => {
  expect(brokenPromises(before, after)).toEqual([expect.stringContaining(said)]);
});

it.each<[string, HostPromises, HostPromises]>([
  ['a new export', contracts({}), call(2)],
  ['an argument that may be left out now', call(2), call(1)],
  ['a new place for widgets', slots('home'), slots('aside', 'home')],
  ['a property that may be given', written(), written({ title: 'optional' })],
  ['a property that may be left out now', written({ title: 'always' }), written({ title: 'optional' })],
  ['more of the host', given(), given({ locale: 'always' })],
  ['a new token', promised({}), promised({ tokens: ['--a'], theme: ['--b'] })],
  [
    'a new major version of the package that promised it',
    call(1),
    promised({ versions: { '@sinima/contracts': '2.0.0' } }),
  ],
])('a promise to remotes is kept with %s', (_name, before, after) => {
  expect(brokenPromises(before, after)).toEqual([]);
});

it('what remotes were promised still holds, and what is new is written down ("npm run promises" does it)', () => {
  const present = readPromises();
  const file = JSON.parse(readFileSync(promisesFile, 'utf8')) as HostPromises;
  expect(brokenPromises(file, present)).toEqual([]);
  expect(file).toEqual(present);
});
