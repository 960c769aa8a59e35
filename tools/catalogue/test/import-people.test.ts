import type { Document, ObjectId } from 'mongodb';
import { loadSeed } from '@sinima/bff/catalogue/load-seed';
import { mergePeople } from '../src/import/merge-people.ts';
import { candidateGroups } from '../src/import/people-candidates.ts';
import type { PersonCard } from '@sinima/api/people/person-card.dto';
import type { PersonDetail } from '@sinima/bff/people/person.dto';
import type { SearchResults } from '@sinima/bff/search/search.dto';
import { fixture, openImportCatalogue, type ImportCatalogue } from './import-catalogue.ts';
import { smallCatalogue } from '@sinima/bff/test/small-catalogue';

const FILE = fixture('netflix-shape.csv');

let catalogue: ImportCatalogue;

beforeAll(async () => {
  catalogue = await openImportCatalogue();
  await catalogue.run([FILE]);
}, 60_000);

afterAll(() => catalogue.close(), 60_000);

const people = (filter: Document): Promise<Document[]> =>
  catalogue.connection.collection('people').find(filter).sort({ slug: 1 }).toArray();
const titlesOf = async (slug: string): Promise<string[]> => {
  const [person] = await people({ slug });
  const credits = await catalogue.connection.collection('credits').find({ personId: person!._id }).toArray();
  const ids = credits.map(({ titleId }) => titleId as ObjectId);
  const titles = await catalogue.connection
    .collection('titles')
    .find({ _id: { $in: ids } })
    .toArray();
  return titles.map((title) => title.slug as string).sort();
};

const listed = async (search: string): Promise<string[]> =>
  (await catalogue.get<PersonCard[]>(`/api/people?search=${search}`)).map(({ slug }) => slug);

/** The slugs of those who have the name Amina Bello in the file, by the id of their title there. */
const AMINA = ['s1', 's2', 's42', 's59', 's61'].map((id) =>
  id === 's1' ? 'amina-bello' : `amina-bello-netflix-${id}`,
);

describe('people whom a file knows only by name', () => {
  it('are one person a title, even if others share their name', async () => {
    const slugs = (await people({ name: 'Amina Bello' })).map(({ slug }) => slug as string);
    expect(slugs).toEqual([...AMINA].sort());
    expect(await titlesOf('amina-bello-netflix-s59')).toEqual(['night-bus-to-mbale']);
  });

  it('are never taken for a person of the catalogue', async () => {
    const [curated] = await people({ slug: 'kofi-mensah' });
    expect(curated).toMatchObject({ name: 'Kofi Mensah', creditCount: 3 });
    expect((await people({ name: 'Kofi Mensah' })).length).toBe(3);
  });

  it('stand in lists and searches once for each name, and all have a page', async () => {
    expect(await listed('adwoa')).toEqual(['adwoa-ofosu']);
    expect(await listed('amina')).toEqual(['amina-bello']);
    expect(await listed('kofi')).toEqual(['kofi-mensah']);
    const found = await catalogue.get<SearchResults>('/api/search?q=amina%20bello');
    expect(found.people.items.map(({ slug }) => slug)).toEqual(['amina-bello']);
    const person = await catalogue.get<PersonDetail>('/api/people/slug/amina-bello-netflix-s59');
    expect(person.name).toBe('Amina Bello');
  }, 30_000);

  it('are offered as candidates, those first who share colleagues', async () => {
    const groups = await candidateGroups(catalogue.connection);
    expect(groups.length).toBe(15);
    const kofi = (await candidateGroups(catalogue.connection, 'kofi mensah'))[0]!;
    expect(kofi.people.map(({ slug }) => slug).sort()).toEqual([
      'kofi-mensah',
      'kofi-mensah-netflix-s39',
      'kofi-mensah-netflix-s5',
    ]);
    const chidera = groups.find(({ name }) => name === 'Chidera Nwoye')!;
    expect(chidera.people.flatMap(({ titles }) => titles).sort()).toEqual([
      'Harmattan Letters (2018)',
      'Market Day in Onitsha (2014)',
    ]);
  });
});

describe('merging people', () => {
  it.each([
    ['amina-bello', ['amina-bello'], 'amina-bello cannot be merged into itself.'],
    ['amina-bello', ['nobody'], 'There is no person "nobody".'],
    ['amina-bello', ['kofi-mensah'], 'kofi-mensah comes from no import; name the person to keep first.'],
  ])('into %s of %j is refused', async (keep, others, message) => {
    await expect(mergePeople(catalogue.connection, keep, others)).rejects.toThrow(message);
    expect((await people({ name: 'Amina Bello' })).length).toBe(5);
  });

  it('gives all their credits to one, who stands in lists, and is remembered by later imports', async () => {
    const [first, keep, ...others] = AMINA;
    await mergePeople(catalogue.connection, keep!, [first!]);
    expect(await listed('amina')).toEqual([keep]);
    await mergePeople(catalogue.connection, keep!, others);
    expect((await people({ name: 'Amina Bello' })).map(({ slug }) => slug as string)).toEqual([keep]);
    expect((await titlesOf(keep!)).length).toBe(5);
    expect((await people({ slug: keep }))[0]).toMatchObject({ creditCount: 5, roles: ['Actor'] });
    expect(await listed('amina')).toEqual([keep]);
    expect(await candidateGroups(catalogue.connection, 'amina bello')).toEqual([]);

    const merged = await catalogue.documents();
    await catalogue.run([FILE], { again: true });
    expect(await catalogue.documents()).toEqual({ ...merged, imports: expect.any(Array) as unknown[] });
  }, 60_000);

  it('keeps the record of a person of the catalogue, also when the seed is loaded anew', async () => {
    await mergePeople(catalogue.connection, 'kofi-mensah', ['kofi-mensah-netflix-s5']);
    const later = { ...smallCatalogue, lists: [] };
    await loadSeed(catalogue.connection, later, new Date('2026-01-10T00:00:00Z'));
    expect((await people({ slug: 'kofi-mensah' }))[0]).toMatchObject({ country: 'Ghana', creditCount: 4 });
    expect(await titlesOf('kofi-mensah')).toEqual(['a-goat-for-adwoa', 'ajoke', 'the-court']);
  });
});

describe('a seed that grows', () => {
  it('takes the slug that it wants from a title of a file', async () => {
    const [first] = smallCatalogue.titles;
    const grown = {
      ...smallCatalogue,
      titles: [...smallCatalogue.titles, { ...first!, slug: 'the-salt-road-to-bilma', credits: [] }],
    };
    await loadSeed(catalogue.connection, grown, new Date('2026-01-10T00:00:00Z'));
    const titles = catalogue.connection.collection('titles');
    expect(await titles.findOne({ slug: 'the-salt-road-to-bilma' })).toMatchObject({
      displayTitle: first!.displayTitle,
    });
    const given = await titles.findOne({ displayTitle: 'The Salt Road to Bilma' });
    expect(given?.slug).toMatch(/^the-salt-road-to-bilma-[0-9a-f]{8}$/);
  });
});
