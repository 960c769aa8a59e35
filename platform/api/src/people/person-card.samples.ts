/** Invented people for the contract and the mock API. One line each, in one order. */
import type { PersonCard, PersonRef } from './person-card.dto.ts';

type Ref = Omit<PersonRef, 'id'>;

const ref = { headshotUrl: null };

export const PERSON_REFS: readonly Ref[] = [
  { ...ref, slug: 'adaeze-kintani', name: 'Adaeze Kintani', country: 'Nigeria' },
  { ...ref, slug: 'kwabena-solano', name: 'Kwabena Solano', country: 'Ghana' },
  { ...ref, slug: 'mariama-teko', name: 'Mariama Teko', country: 'Senegal' },
  { ...ref, slug: 'yassine-oudra', name: 'Yassine Oudra', country: 'Morocco' },
  { ...ref, slug: 'wanjiru-kesho', name: 'Wanjiru Kesho', country: 'Kenya' },
  { ...ref, slug: 'tumelo-banzi', name: 'Tumelo Banzi', country: 'South Africa' },
  { ...ref, slug: 'zainab-orela', name: 'Zainab Orela', country: 'Nigeria' },
  { ...ref, slug: 'sekou-dambali', name: 'Sekou Dambali', country: 'Mali' },
  { ...ref, slug: 'farida-nilo', name: 'Farida Nilo', country: 'Egypt' },
  { ...ref, slug: 'chidera-vantu', name: 'Chidera Vantu', country: 'Nigeria' },
  { ...ref, slug: 'abeni-koroma-lisk', name: 'Abeni Koroma-Lisk', country: 'Sierra Leone' },
  { ...ref, slug: 'joao-maputela', name: 'João Maputela', country: 'Mozambique' },
];

type Card = Omit<PersonCard, 'id' | keyof Ref>;

const living = { birthDate: null, deathDate: null, deathYear: null };

export const PERSON_CARDS: readonly Card[] = [
  {
    ...living,
    birthYear: 1984,
    birthPlace: 'Enugu, Nigeria',
    nationality: 'Nigerian',
    roles: ['Actor', 'Producer'],
    bio: 'A sample biography: she came to film from the stage of her school, and produces what she cannot find to play in.',
  },
  {
    ...living,
    birthYear: 1971,
    birthPlace: 'Keta, Ghana',
    nationality: 'Ghanaian',
    roles: ['Director', 'Writer'],
    bio: 'A sample biography: he writes on paper, directs without a monitor, and edits with the windows open.',
  },
  {
    ...living,
    birthYear: 1990,
    birthPlace: 'Saint-Louis, Senegal',
    nationality: 'Senegalese',
    roles: ['Writer', 'Director'],
    bio: 'A sample biography: her first series was drawn as a comic before anybody would pay for a camera.',
  },
  {
    ...living,
    birthYear: 1979,
    birthPlace: 'Essaouira, Morocco',
    nationality: 'Moroccan',
    roles: ['Cinematographer'],
    bio: 'A sample biography: he lights faces by what comes through the door.',
  },
  {
    ...living,
    birthYear: 1995,
    birthPlace: 'Nyeri, Kenya',
    nationality: 'Kenyan',
    roles: ['Actor'],
    bio: 'A sample biography: known for comedy, trained as a vet.',
  },
  {
    birthDate: '1948-06-02',
    deathDate: '2019-11-17',
    deathYear: 2019,
    birthYear: 1948,
    birthPlace: 'Durban, South Africa',
    nationality: 'South African',
    roles: ['Composer'],
    bio: 'A sample biography: forty scores in forty years, most of them on one piano.',
  },
  {
    ...living,
    birthYear: 1988,
    birthPlace: 'Kano, Nigeria',
    nationality: 'Nigerian',
    roles: ['Editor', 'Producer'],
    bio: 'A sample biography: she cuts in Hausa, English and silence.',
  },
  {
    ...living,
    birthYear: 1966,
    birthPlace: 'Ségou, Mali',
    nationality: 'Malian',
    roles: ['Actor', 'Writer'],
    bio: 'A sample biography: a storyteller by family, an actor by accident.',
  },
  {
    ...living,
    birthYear: 1982,
    birthPlace: 'Alexandria, Egypt',
    nationality: 'Egyptian',
    roles: ['Costume Designer', 'Art Director'],
    bio: 'A sample biography: her clothes are worn for a month before they are filmed.',
  },
  {
    ...living,
    birthYear: 1975,
    birthPlace: 'Asaba, Nigeria',
    nationality: 'Nigerian',
    roles: ['Producer'],
    bio: 'A sample biography: he sold discs at a motor park before he financed them.',
  },
  {
    ...living,
    birthYear: 1992,
    birthPlace: 'Freetown, Sierra Leone',
    nationality: 'Sierra Leonean',
    roles: ['Director', 'Editor'],
    bio: 'A sample biography: documentaries, mostly about water.',
  },
  {
    ...living,
    birthYear: 1986,
    birthPlace: 'Beira, Mozambique',
    nationality: 'Mozambican',
    roles: ['Casting Director', 'Actor'],
    bio: 'A sample biography: he finds people at bus stops, and is usually right.',
  },
];
