import { readFileSync } from 'node:fs';
import path from 'node:path';
import { down } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import { describeApi } from '../features/api-docs/api/describe-api.ts';
import { nameBounds, nameType } from '../features/api-docs/api/name-type.ts';
import type { OpenApiDocument, Schema } from '@sinima/contracts/openapi-document';

const file = path.join(import.meta.dirname, '../../../contracts/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

const page = remote.pages['api-docs'];
const answers = (answer: ApiAnswer) => ({ '/api/openapi.json': answer });
const show = (answer: ApiAnswer) => renderFragment(page, { address: '/api-docs', answers: answers(answer) });

describe('/api-docs', () => {
  it('API docs page has every call of the document, under its noun', async () => {
    await show({ json: document });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('API Documentation');
    expect(await screen.findByRole('link', { name: /terms of the API/ })).toHaveAttribute(
      'href',
      '/terms#api',
    );
    const titles = await screen.findByRole('region', { name: 'titles' });
    expect(within(titles).getByRole('article', { name: 'GET /api/titles' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(
      Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length,
    );
  });

  it('API docs page lists what a call takes, and its bounds', async () => {
    await show({ json: document });
    const table = await screen.findByRole('table', { name: 'Parameters of GET /api/titles' });
    const row = within(table).getByRole('row', { name: /^pageSize / });
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ).toEqual(['query', 'integer', '1 to 100', '24']);
  });

  it('API docs page has examples, links to try a call with, and links to shapes and errors that are there', async () => {
    const { container } = await show({ json: document });
    const call = await screen.findByRole('article', { name: 'GET /api/search' });
    expect(within(call).getByRole('link', { name: /^Try it/ })).toHaveAttribute(
      'href',
      '/api/search?q=king+boys',
    );
    expect(within(call).getByText('Example of GET /api/search, 200')).toBeVisible();
    const anchors = [...container.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const missing = [...new Set(anchors)].filter(
      (anchor) => !container.querySelector(`[id="${anchor.slice(1)}"]`),
    );
    expect(anchors.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('API docs page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await show('never');
    expect(screen.getByRole('status', { name: 'Loading the documentation' })).toBeVisible();
    waiting.unmount();
    await show(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('API docs page says in its head what it is, and when it failed', async () => {
    expect(await headOf(page, { answers: answers({ json: document }) })).toEqual({
      title: 'API Documentation',
      description: 'Every call of the API of Sinima, with examples.',
    });
    expect((await headOf(page, { answers: answers(down) })).status).toBe(503);
  });
});

describe('the description of the API', () => {
  it('description of the API is at most two thirds of the document', () => {
    const size = (value: unknown): number => JSON.stringify(value).length;
    expect(size(describeApi(document))).toBeLessThan((size(document) * 2) / 3);
  });

  it('description of the API offers no call to try that needs a value in its path', () => {
    const calls = describeApi(document).groups.flatMap((group) => group.calls);
    const tried = calls.filter(({ tryAt }) => tryAt !== undefined);
    expect(tried.length).toBeGreaterThan(5);
    expect(tried.filter((call) => call.path.includes('{'))).toEqual([]);
  });

  it.each<[Schema, string, string]>([
    [{ type: 'string', maxLength: 60 }, 'string', 'at most 60 characters'],
    [{ type: ['integer', 'null'], minimum: 1 }, 'integer or null', 'at least 1'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Film' } }, 'Film[]', ''],
    [{ allOf: [{ $ref: '#/components/schemas/Film' }] }, 'Film', ''],
    [{ anyOf: [{ $ref: '#/components/schemas/Film' }, { type: 'null' }] }, 'Film or null', ''],
    [{ enum: ['a', 'b'], type: 'string' }, 'string', 'a, b'],
    [{ type: 'string', format: 'date', pattern: '^2' }, 'string', 'date; matches ^2'],
    [{}, 'any', ''],
  ])('description of the API names the type of %j', (schema, type, bounds) => {
    expect([nameType(schema).text, nameBounds(schema)]).toEqual([type, bounds]);
  });
});
