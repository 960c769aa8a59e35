import { newRecord } from './new-record.ts';

const form = { fields: ['displayTitle', 'releaseYear'], displayTitle: 'Ọba Kò Sọ', releaseYear: '1990' };

it('a new title is named in addresses as it is called, and has credits, if only none', () => {
  expect(newRecord('title', form)).toEqual({
    record: { kind: 'title', slug: 'oba-ko-so' },
    fields: [
      { field: 'displayTitle', after: 'Ọba Kò Sọ' },
      { field: 'releaseYear', after: 1990 },
      { field: 'credits', after: [] },
    ],
  });
});

it('where the name is taken, another one in addresses is given', () => {
  expect(newRecord('title', { ...form, newSlug: 'Oba Ko So 1990' }).record.slug).toBe('oba-ko-so-1990');
});

it('a person has no credits', () => {
  expect(newRecord('person', { fields: 'name', name: 'Nkem Owoh' }).fields).toEqual([
    { field: 'name', after: 'Nkem Owoh' },
  ]);
});
