import { serialize, type Document } from 'bson';
import { pipelineNeeds } from './pipeline-needs.ts';

const needsOf = (...stages: Document[]): string[] =>
  pipelineNeeds(
    'd',
    stages.map((stage) => ({ buffer: Buffer.from(serialize(stage)), start: 0 })),
  ).map(({ db, collection, action }) => `${action} ${db}.${collection}`);

it.each<[string, Document, string[]]>([
  ['$match', { $match: { $out: 'c' } }, []],
  ['$lookup', { $lookup: { from: 'c' } }, ['find d.c']],
  ['$lookup elsewhere', { $lookup: { from: { db: 'e', coll: 'c' } } }, ['find e.c']],
  ['$lookup without a collection', { $lookup: { pipeline: [] } }, []],
  ['$lookup of nothing', { $lookup: null }, []],
  ['$lookup of what is no name', { $lookup: { from: null } }, ['find d.']],
  ['$graphLookup', { $graphLookup: { from: 'c' } }, ['find d.c']],
  ['$unionWith', { $unionWith: 'c' }, ['find d.c']],
  [
    'pipelines within pipelines',
    {
      $lookup: {
        from: 'b',
        pipeline: [{ $unionWith: { coll: 'c', pipeline: [{ $lookup: { from: 'e' } }] } }],
      },
    },
    ['find d.b', 'find d.c', 'find d.e'],
  ],
  [
    '$facet',
    { $facet: { a: [{ $lookup: { from: 'b' } }], c: [{ $unionWith: 'e' }] } },
    ['find d.b', 'find d.e'],
  ],
  ['$out', { $out: 'c' }, ['insert d.c', 'remove d.c']],
  ['$out elsewhere', { $out: { db: 'e', coll: 'c' } }, ['insert e.c', 'remove e.c']],
  ['$merge', { $merge: 'c' }, ['insert d.c', 'update d.c']],
  [
    '$merge elsewhere',
    { $merge: { into: { db: 'e', coll: 'c' }, whenMatched: [{ $unionWith: 'f' }] } },
    ['insert e.c', 'update e.c', 'find d.f'],
  ],
])('pipelineNeeds finds the collections of %s', (_name, stage, needs) => {
  expect(needsOf(stage)).toEqual(needs);
});
