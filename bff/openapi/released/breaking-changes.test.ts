import type { Answer, OpenApiDocument, Parameter } from '@sinima/contracts/openapi-document';
import { breakingChanges } from './breaking-changes.js';
import type { Schema, Schemas } from '@sinima/contracts/openapi-document';
import { nextVersion } from './next-version.js';

interface Made {
  parameters?: Parameter[];
  answer?: Answer;
  schemas?: Schemas;
}

function contract({ parameters = [], answer = {}, schemas = {} }: Made): OpenApiDocument {
  return {
    info: { version: '1.0.0' },
    paths: { '/films': { get: { parameters, responses: { 200: answer } } } },
    components: { schemas },
  };
}

const query = (schema: Schema, required = false): Made => ({
  parameters: [{ name: 'q', in: 'query', required, schema }],
});

const answering = (schema: Schema, schemas?: Schemas): Made => ({
  answer: { content: { 'application/json': { schema } } },
  schemas,
});

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

const header = (name: string, required: boolean): Made => ({
  answer: { headers: { [name]: { required, schema: { type: 'string' } } } },
});

const changes = (before: Made, after: Made): string[] => breakingChanges(contract(before), contract(after));

const string = { type: 'string' };
const nullable = { type: ['string', 'null'] };
const ref = { $ref: '#/components/schemas/Film' };

it.each<[string, Made, Made, string]>([
  ['a parameter that is gone', query(string), {}, '?q: is gone'],
  ['a parameter that is required now', query(string), query(string, true), '?q: is required now'],
  ['a new parameter that is required', {}, query(string, true), '?q: is required now'],
  ['a value that is not taken any more', query({ enum: ['a', 'b'] }), query({ enum: ['a'] }), '"b"'],
  ['any value, and now a few', query(string), query({ ...string, enum: ['a'] }), 'takes only "a"'],
  ['a higher minimum', query({ minimum: 1 }), query({ minimum: 2 }), 'minimum was 1 and is 2'],
  ['a new minimum', query({}), query({ minimum: 2 }), 'minimum was not set and is 2'],
  ['a lower maximum', query({ maximum: 9 }), query({ maximum: 8 }), 'maximum was 9 and is 8'],
  ['a shorter text', query({ maxLength: 9 }), query({ maxLength: 8 }), 'maxLength'],
  ['a longer text at least', query({ minLength: 1 }), query({ minLength: 2 }), 'minLength'],
  ['another pattern', query({ pattern: 'a' }), query({ pattern: 'b' }), 'pattern'],
  ['a new format', query(string), query({ ...string, format: 'date' }), 'format'],
  ['another default', query({ default: 24 }), query({ default: 12 }), 'default was 24 and is 12'],
  [
    'another default beside a reference',
    { ...query({ ...ref, default: 'a' }), schemas: { Film: string } },
    { ...query({ ...ref, default: 'b' }), schemas: { Film: string } },
    'default was "a" and is "b"',
  ],
  [
    'a number that must be whole now',
    query({ type: 'number' }),
    query({ type: 'integer' }),
    'takes no number',
  ],
  ['null that is not taken any more', query(nullable), query(string), 'takes no null'],
  ['a body that is gone', answering(string), {}, 'application/json: is gone'],
  ['a header that is gone', header('Link', true), {}, 'header Link: is gone'],
  ['a header that may be absent', header('Link', true), header('Link', false), 'may be absent now'],
  ['a property that is gone', answering(object({ id: string })), answering(object({})), '.id: is gone'],
  [
    'a property that may be absent',
    answering(object({ id: string })),
    answering(object({ id: string }, [])),
    '.id: may be absent now',
  ],
  ['an answer that may be null', answering(string), answering(nullable), 'may be null now'],
  [
    'a record that may be null',
    answering(object({ film: ref }), { Film: object({}) }),
    answering(object({ film: { anyOf: [ref, { type: 'null' }] } }), { Film: object({}) }),
    '.film: may be null now',
  ],
  [
    'a whole number that need not be',
    answering({ type: 'integer' }),
    answering({ type: 'number' }),
    'number',
  ],
  ['a value that did not come before', answering({ enum: ['a'] }), answering({ enum: ['a', 'b'] }), '"b"'],
  ['a lower minimum of an answer', answering({ minimum: 1 }), answering({ minimum: 0 }), 'minimum'],
  ['a format that is not kept', answering({ ...string, format: 'date' }), answering(string), 'format'],
  [
    'other alternatives',
    answering({ oneOf: [string, { type: 'integer' }] }),
    answering({ oneOf: [string, { type: 'boolean' }] }),
    'alternatives',
  ],
  [
    'a property of the items of a list, behind a reference',
    answering({ type: 'array', items: ref }, { Film: object({ id: string }) }),
    answering({ type: 'array', items: ref }, { Film: object({}) }),
    '[].id: is gone',
  ],
  [
    'a property that another schema lends',
    answering({ allOf: [ref] }, { Film: object({ id: string }) }),
    answering({ allOf: [ref] }, { Film: object({ id: nullable }) }),
    '.id: may be null now',
  ],
])('a change that breaks callers is %s', (_name, before, after, said) => {
  expect(changes(before, after)).toEqual([expect.stringContaining(said)]);
});

it('a change that breaks callers is a path, a method or a status that is gone', () => {
  const before = contract({});
  const films = before.paths['/films'] ?? {};
  const without = (paths: OpenApiDocument['paths']): string[] =>
    breakingChanges(before, { ...before, paths });
  expect(without({})).toEqual(['GET /films: is gone']);
  expect(without({ '/films': { post: films['get'] ?? { responses: {} } } })).toEqual(['GET /films: is gone']);
  expect(without({ '/films': { get: { responses: {} } } })).toEqual(['GET /films 200: is gone']);
});

it.each<[string, Made, Made]>([
  ['a new parameter', {}, query(string)],
  ['a parameter that need not be given any more', query(string, true), query(string)],
  ['one more value that is taken', query({ enum: ['a'] }), query({ enum: ['a', 'b'] })],
  ['wider bounds', query({ minimum: 2, maximum: 8 }), query({ minimum: 1, maximum: 9 })],
  ['bounds that fell', query({ minimum: 2, maxLength: 8 }), query({})],
  ['a number that need not be whole', query({ type: 'integer' }), query({ type: 'number' })],
  ['a new property', answering(object({})), answering(object({ id: string }))],
  [
    'a property that is always there now',
    answering(object({ id: string }, [])),
    answering(object({ id: string })),
  ],
  ['an answer that is never null now', answering(nullable), answering(string)],
  ['a value that does not come any more', answering({ enum: ['a', 'b'] }), answering({ enum: ['a'] })],
  ['a new header', {}, header('Link', true)],
  ['a description', answering(string), answering({ ...string, description: 'Its name.' })],
  ['another name of a schema', answering(ref, { Film: string }), answering(string)],
])('a change that breaks nobody is %s', (_name, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

it('a change that breaks nobody is none in schemas that contain themselves', () => {
  const schemas = { Film: object({ sequel: { anyOf: [ref, { type: 'null' }] } }) };
  expect(changes(answering(ref, schemas), answering(ref, schemas))).toEqual([]);
});

it.each([
  ['none', '1.4.2'],
  ['compatible', '1.5.0'],
  ['breaking', '2.0.0'],
] as const)('the version after a release with a difference that is %s is %s', (difference, version) => {
  expect(nextVersion('1.4.2', difference)).toBe(version);
});
