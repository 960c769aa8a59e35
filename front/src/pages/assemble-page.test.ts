/** @jest-environment node */
import { stateJson } from './assemble-page.ts';

const state = {
  composition: { generation: 1, remotes: [] },
  title: 'A title',
  files: [],
  rendered: [],
  visitorVersions: { generation: 1, versions: {} },
};
const queriesIn = (json: string): unknown[] =>
  (JSON.parse(json) as { data: { queries: unknown[] } }).data.queries;

it('an answer that the page carries has the text in which it came, harmless within a script', () => {
  const query = { hash: 'q', json: '{"state":{"data":}}', answer: { path: '/api/a', at: 17 } };
  const json = stateJson(state, [query], () => '{"name":"</script>"}');
  expect(json).not.toContain('</script>');
  expect(queriesIn(json)).toEqual([{ state: { data: { name: '</script>' } } }]);
});

it('an answer that nobody read is left to the browser', () => {
  const query = { hash: 'q', json: '{"state":{"data":}}', answer: { path: '/api/a', at: 17 } };
  expect(queriesIn(stateJson(state, [query, { hash: 'r', json: '{"state":{}}' }], () => undefined))).toEqual([
    { state: {} },
  ]);
});

it('of an answer that two fragments carry the first stands for both', () => {
  const queries = [
    { hash: 'q', json: '{"from":"first"}' },
    { hash: 'q', json: '{"from":"second"}' },
  ];
  expect(queriesIn(stateJson(state, queries, () => undefined))).toEqual([{ from: 'first' }]);
});
