import { englishText } from '@sinima/testing/render-fragment';
import type { PersonDetail } from '@sinima/contracts/api';
import { samplePerson } from '@sinima/testing/samples';
import { personBreadcrumbs, structuredPerson } from './structured-person.ts';

const ada: PersonDetail = {
  ...samplePerson({
    slug: 'ada',
    name: 'Ada Obi',
    bio: null,
    roles: [],
    birthYear: null,
    birthDate: null,
    birthPlace: null,
    deathDate: null,
    deathYear: null,
  }),
  bioLanguage: null,
  bioIsDraft: false,
  creditCount: 0,
  ids: { imdb: null, wikidata: null },
  sources: [],
};

describe('what search engines are told of a person', () => {
  it('structured data of a person is the name and that it is somebody of film where nothing else is known', () => {
    expect(structuredPerson(ada, englishText)).toEqual({
      '@type': 'Person',
      name: 'Ada Obi',
      url: '/person/ada',
      image: '/social/person/ada.png',
      description: 'Ada Obi: in African film and television, Nigeria.',
    });
  });

  it('structured data of a person is life and work where they are known', () => {
    const known = { bio: 'Made films.', roles: ['Director'], birthPlace: 'Enugu' };
    const death = { deathDate: '2001-02-03', deathYear: 2001 };
    expect(structuredPerson({ ...ada, ...known, ...death, birthYear: 1930 }, englishText)).toMatchObject({
      description: 'Made films.',
      jobTitle: ['Director'],
      birthDate: '1930',
      birthPlace: { '@type': 'Place', name: 'Enugu' },
      deathDate: '2001-02-03',
    });
  });

  it('structured data of a person gives the day of birth before the year', () => {
    expect(
      structuredPerson({ ...ada, birthYear: 1930, birthDate: '1930-04-05' }, englishText),
    ).toHaveProperty('birthDate', '1930-04-05');
  });

  it('structured data of a person gives the year of death where the day is not known', () => {
    expect(structuredPerson({ ...ada, birthYear: 1930, deathYear: 2003 }, englishText)).toMatchObject({
      birthDate: '1930',
      deathDate: '2003',
    });
  });

  it('structured data of a person names the same person elsewhere', () => {
    expect(structuredPerson({ ...ada, ids: { imdb: null, wikidata: 'Q42' } }, englishText)).toHaveProperty(
      'sameAs',
      ['https://www.wikidata.org/wiki/Q42'],
    );
  });

  it('structured data of a person is the way to their page', () => {
    expect(personBreadcrumbs(ada, englishText)).toMatchObject({
      itemListElement: [
        { item: '/' },
        { item: '/people' },
        { position: 3, name: 'Ada Obi', item: '/person/ada' },
      ],
    });
  });
});
