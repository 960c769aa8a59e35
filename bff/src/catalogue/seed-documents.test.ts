import type { Types } from 'mongoose';
import { seedDocuments } from './seed-documents.js';
import { readCatalogue, withSamples } from '@sinima/data/catalogue';

const NOW = new Date('2026-01-10T00:00:00Z');

const catalogue = withSamples(readCatalogue());
const documents = seedDocuments(catalogue, NOW);

it.each(Object.entries(documents))(
  'the documents of the seed in %s have an id each, all different',
  (_name, records) => {
    expect(records.length).toBeGreaterThan(0);
    expect(new Set((records as { _id: Types.ObjectId }[]).map(({ _id }) => _id.toHexString())).size).toBe(
      records.length,
    );
  },
);

it('the documents of the seed have the same ids whenever they are made', () => {
  const later = seedDocuments(catalogue, new Date('2027-05-05T00:00:00Z'));
  expect(later.titles.map(({ _id }) => _id)).toEqual(documents.titles.map(({ _id }) => _id));
  expect(later.credits.map(({ _id }) => _id)).toEqual(documents.credits.map(({ _id }) => _id));
});

it('the documents of the seed name titles and people that are there', () => {
  const titles = new Set(documents.titles.map(({ _id }) => _id.toHexString()));
  const people = new Set(documents.people.map(({ _id }) => _id.toHexString()));
  const lost = [
    ...documents.credits.filter(({ titleId }) => !titles.has(titleId.toHexString())),
    ...documents.credits.filter(({ personId }) => !people.has(personId.toHexString())),
    ...documents.reviews.filter(({ titleId }) => !titles.has(titleId.toHexString())),
  ];
  expect(lost).toEqual([]);
});

it('the documents of the seed hold no field that is undefined', () => {
  const fields = Object.values(documents).flatMap((records) =>
    (records as object[]).flatMap((record) => Object.values(record) as unknown[]),
  );
  expect(fields).not.toContain(undefined);
});
