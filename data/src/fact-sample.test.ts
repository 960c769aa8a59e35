import { DATA_DIR } from './build-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { FACTS_OF, factSample, type FactKind } from './fact-sample.ts';

const { catalogue } = loadCatalogue(DATA_DIR);

it.each(Object.keys(FACTS_OF) as FactKind[])(
  'sample of %s is the same each time, another for another seed, and has each record once',
  (kind) => {
    const sample = factSample(catalogue, kind, 100, 'first');
    expect(factSample(catalogue, kind, 100, 'first')).toEqual(sample);
    expect(factSample(catalogue, kind, 100, 'second')).not.toEqual(sample);
    expect(new Set(sample.map(({ record }) => record)).size).toBe(100);
  },
);

it('facts of a sample are statements with the sources of their record', () => {
  const textsOf = (kind: FactKind) =>
    new Map(FACTS_OF[kind](catalogue).map(({ fact, sources }) => [fact, sources]));
  const lionheart = ['https://github.com/Vanisha2005/OTT_Viewer_Analysis'];
  expect(textsOf('titles').get('Lionheart (2018) runs 95 minutes.')).toEqual(lionheart);
  expect(textsOf('credits').get('Lionheart (2018) has Pete Edochie as actor.')).toEqual(lionheart);
  expect(textsOf('births').has('Ada Ameh was born in 1974.')).toBe(true);
  expect([...textsOf('awards')]).toContainEqual([
    'Katanga, the Dance of the Scorpions (2024) won: fespaco-awards 2025, Golden Stallion of Yennenga.',
    [expect.stringContaining('actualite.bf')],
  ]);
});
