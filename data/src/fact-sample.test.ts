import { DATA_DIR } from './build-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { factSample } from './fact-sample.ts';

const { catalogue } = loadCatalogue(DATA_DIR);

it('sample of facts is the same each time, another for another seed, and has each title once', () => {
  const sample = factSample(catalogue, 100, 'first');
  expect(factSample(catalogue, 100, 'first')).toEqual(sample);
  expect(factSample(catalogue, 100, 'second')).not.toEqual(sample);
  for (const facts of [sample.characters, sample.facts]) {
    expect(new Set(facts.map(({ title }) => title)).size).toBe(100);
  }
});
