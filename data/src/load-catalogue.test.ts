import { loadCatalogue } from './load-catalogue.ts';
import { problemText } from './source/problem.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

let files: SmallFiles;

beforeEach(() => {
  files = openSmallFiles();
});

afterEach(() => files.remove());

const problems = (): string[] => {
  const { problems: found, remarks } = loadCatalogue(files.dataDir);
  return [...found, ...remarks].map(problemText);
};

const AJOKE = 'titles/nigeria/ajoke.yaml';
const COURT = 'titles/ghana/the-court.yaml';
const SOON = 'titles/nigeria/soon.yaml';
const PEOPLE = 'people/west-africa.yaml';
const DRUM = 'awards/the-drum.yaml';
const DIRECTOR = 'role: DIRECTOR, billingOrder: 1';

/** A file, what is written in place of what, and what the checker then says, without `data/catalogue/`. */
type Case = readonly [file: string, from: string, to: string, ...said: string[]];

const shapes: Case[] = [
  [
    AJOKE,
    'role: DIRECTOR',
    'role: DIRECTER',
    `${AJOKE}:10:34: credits[0].role: "DIRECTER" is not known. Did you mean DIRECTOR? Use one of: ACTOR, DIRECTOR, WRITER, PRODUCER, DP, EDITOR, COMPOSER, COSTUME, ART, CASTING, OTHER.`,
  ],
  [
    AJOKE,
    'Nigeria, France',
    'Nigria, France',
    `${AJOKE}:6:13: countries[0]: "Nigria" is not known. Did you mean Nigeria?`,
  ],
  [AJOKE, 'comedy]', 'commedy]', `${AJOKE}:5:17: genres[1]: "commedy" is not known. Did you mean comedy?`],
  [AJOKE, 'releaseYear: 2010', "releaseYear: 'soon'", `${AJOKE}:3:14: releaseYear: "soon" is not a number.`],
  [AJOKE, 'releaseYear: 2010\n', '', `${AJOKE}:1:1: releaseYear: is missing.`],
  [AJOKE, 'runtimeMins: 101', 'runtime: 101', `${AJOKE}:4:10: runtime: there is no such field.`],
  [
    AJOKE,
    'runtimeMins: 101',
    'runtimMins: 101',
    `${AJOKE}:4:13: runtimMins: there is no such field. Did you mean runtimeMins?`,
  ],
  [AJOKE, '[Yoruba]', '[Yoruba, Yoruba]', `${AJOKE}:7:21: languages[1]: "Yoruba" stands there twice.`],
  [
    AJOKE,
    'A made-up',
    'A  made-up',
    `${AJOKE}:8:14: plotSummary: "A  made-up story about a woman who opens a cinema in a town that has none." has a blank too many.`,
  ],
  [
    AJOKE,
    'displayTitle: Àjọ̀kẹ́',
    'displayTitle: [',
    `${AJOKE}:2:1: Flow sequence in block collection must be sufficiently indented and end with a ]`,
  ],
  [
    COURT,
    '2012-03-08',
    '2012-02-30',
    `${COURT}:14:53: seasons[0].episodes[1].airDate: "2012-02-30" is not a date: write year, month and day, as in 1998-03-21.`,
  ],
  [
    PEOPLE,
    'deathDate: 2014',
    'deathDate: last year',
    `${PEOPLE}:12:14: kofi-mensah.deathDate: "last year" is neither a date, as in 1998-03-21, nor a year.`,
  ],
  [PEOPLE, 'birthYear: 1975', 'roles: [Actor]', `${PEOPLE}:3:3: amina-bello.roles: there is no such field.`],
  [
    'samples/showings.yaml',
    'Lagos',
    'Lago',
    'samples/showings.yaml:2:9: [0].city: "Lago" is not known. Did you mean Lagos? Use one of: Lagos, Accra, Nairobi, Cape Town, Cairo, Casablanca.',
  ],
  [
    'samples/showings.yaml',
    "'14:30'",
    "'2 pm'",
    `samples/showings.yaml:5:11: [0].times[0]: "2 pm" is not a time of day: as in '20:30', in quotes.`,
  ],
  [
    'samples/votes.yaml',
    'mean: 7.4',
    'mean: 7.44',
    'samples/votes.yaml:1:28: ajoke.mean: 7.44 has more than one digit after the point.',
  ],
];

const rules: Case[] = [
  [
    AJOKE,
    '2010',
    '2098',
    `${AJOKE}:3:14: releaseYear: 2098 is to come: correct it, or add status: upcoming and releaseDate.`,
  ],
  [
    AJOKE,
    'genres',
    'releaseDate: 2010\ngenres',
    `${AJOKE}:5:14: releaseDate: only upcoming titles have it: take it out.`,
  ],
  [
    SOON,
    'releaseDate: To be announced\n',
    '',
    `${SOON}:4:9: status: an upcoming title says when: add releaseDate.`,
  ],
  [AJOKE, 'Nigeria, France', 'France', `${AJOKE}:6:1: countries: none of them is in Africa.`],
  [
    AJOKE,
    'amina-bello, role: DIRECTOR',
    'amina-belo, role: DIRECTOR',
    `${AJOKE}:10:15: credits[0].person: nothing in people/ has the slug "amina-belo". Did you mean amina-bello?`,
  ],
  [
    AJOKE,
    DIRECTOR,
    'role: ACTOR',
    `${AJOKE}:12:15: credits[2].person: amina-bello is credited as ACTOR twice.`,
  ],
  [
    AJOKE,
    'role: ACTOR, billingOrder: 2',
    'role: ACTOR, billingOrder: 1',
    `${AJOKE}:12:55: credits[2].billingOrder: another actor has the place 1 too.`,
  ],
  [
    AJOKE,
    '205',
    '42',
    `${AJOKE}:13:55: credits[3].billingOrder: 42 names no department: 200–299 Sound Department, 500–599 Makeup Department, 700–799 Stunts, 800–899 Visual Effects, 900–999 Camera Department; or leave it out.`,
  ],
  [
    AJOKE,
    DIRECTOR,
    `${DIRECTOR}, characterName: Deji`,
    `${AJOKE}:10:76: credits[0].characterName: only actors have a character.`,
  ],
  [
    PEOPLE,
    'birthYear: 1975',
    'birthYear: 2008',
    `${AJOKE}:10:15: credits[0].person: amina-bello was 2 years old in 2010: correct the person, the credit or releaseYear.`,
    `${AJOKE}:12:15: credits[2].person: amina-bello was 2 years old in 2010: correct the person, the credit or releaseYear.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'originalLanguage: yo\ntype: MOVIE',
    `${AJOKE}:2:19: originalLanguage: is that of the original title: add originalTitle, or take it out.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'plotIn: { de: { text: Eine Frau eröffnet ein Kino., of: abcdefgh } }\ntype: MOVIE',
    `${AJOKE}:2:11: plotIn.de: there is no such field.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'plotIn: { fr: { text: Une femme ouvre un cinéma., of: 1234 } }\ntype: MOVIE',
    `${AJOKE}:2:55: plotIn.fr.of: 1234 is not a text; put it in quotes.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'originalTitle: Àjọ̀kẹ́\ntype: MOVIE',
    `${AJOKE}:2:16: originalTitle: is the displayTitle itself: take it out.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'alternativeTitles: [{ title: Ajoke, language: Yoruba }]\ntype: MOVIE',
    `${AJOKE}:2:47: alternativeTitles[0].language: "Yoruba" is not a language tag: as in yo, fr, or ar-Latn for Arabic in Latin letters.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'alternativeTitles: [{ title: Ajoke }, { title: Ajoke }]\ntype: MOVIE',
    `${AJOKE}:2:48: alternativeTitles[1].title: stands there already.`,
  ],
  [
    AJOKE,
    'type: MOVIE',
    'formerSlugs: [the-court]\ntype: MOVIE',
    `${AJOKE}:2:1: formerSlugs: the-court is that of the-court already.`,
  ],
  [
    PEOPLE,
    'birthYear: 1975',
    'birthYear: 1975\n  ids: { imdb: tt0000001 }',
    `${PEOPLE}:4:16: amina-bello.ids.imdb: "tt0000001" is not such an id: as in nm0000001.`,
  ],
  [
    PEOPLE,
    'birthYear: 1975',
    'bio: Directed Àjọ̀kẹ́ (2010) and acted in The Court (2012).',
    `${PEOPLE}:3:8: amina-bello.bio: names a film of 2012 that does not credit amina-bello as ACTOR.`,
  ],
  [COURT, 'type: SERIES', 'type: MOVIE', `${COURT}:10:1: seasons: only series have seasons.`],
  [
    COURT,
    'number: 1\n',
    'number: 2\n',
    `${COURT}:11:13: seasons[0].number: seasons count from 1 without gaps: this is 1.`,
  ],
  [
    COURT,
    'episodeNumber: 2',
    'episodeNumber: 3',
    `${COURT}:14:26: seasons[0].episodes[1].episodeNumber: episodes count from 1 without gaps: this is 2.`,
  ],
  [
    COURT,
    'number: 1\n',
    'number: 1\n    episodeCount: 2\n',
    `${COURT}:12:19: seasons[0].episodeCount: the list of episodes says how many there are: take this line out.`,
  ],
  [
    COURT,
    '2012-03-01',
    '2011-03-01',
    `${COURT}:13:55: seasons[0].episodes[0].airDate: is before the series began in 2012.`,
  ],
  [
    COURT,
    '2012-03-08',
    '2012-02-28',
    `${COURT}:14:53: seasons[0].episodes[1].airDate: is before the episode that precedes it.`,
  ],
  [
    PEOPLE,
    'birthYear: 1975',
    'birthYear: 2001',
    `${AJOKE}:10:15: credits[0].person: amina-bello was 9 years old in 2010: correct the person, the credit or releaseYear.`,
  ],
  [
    PEOPLE,
    'birthYear: 1975',
    'birthYear: 1975\n  birthPlace: Kano',
    `${PEOPLE}:4:15: amina-bello.birthPlace: of living people only the year of birth is told: take it out, or add deathDate.`,
  ],
  [
    PEOPLE,
    '  deathDate: 2014\n',
    '',
    `${PEOPLE}:10:14: kofi-mensah.birthDate: of living people only the year of birth is told: take it out, or add deathDate.`,
    `${PEOPLE}:11:15: kofi-mensah.birthPlace: of living people only the year of birth is told: take it out, or add deathDate.`,
  ],
  [PEOPLE, '1950-05-06', '1951-05-06', `${PEOPLE}:10:14: kofi-mensah.birthDate: is not in birthYear, 1950.`],
  [PEOPLE, '  nationality: Nigerian\n', '', `${PEOPLE}:4:12: amina-bello.country: add the nationality.`],
  [
    PEOPLE,
    'kofi-mensah:',
    'nobody:\n  name: Nobody\n\nkofi-mensah:',
    `${PEOPLE}:7:1: nobody: no title credits nobody: add a credit, or take it out.`,
  ],
  [
    PEOPLE,
    'kofi-mensah:',
    'amina-bello:\n  name: Another\n\nkofi-mensah:',
    `${PEOPLE}:7:1: Map keys must be unique`,
  ],
  [
    'curation.yaml',
    '[ajoke]',
    '[lost]',
    'curation.yaml:1:12: trending[0]: nothing in titles/ has the slug "lost".',
  ],
  [
    'curation.yaml',
    'lists: [all]',
    'lists: [none]',
    'curation.yaml:3:1: lists: all is left out: say at which place it is shown.',
    'curation.yaml:3:9: lists[0]: nothing in lists/ has the slug "none".',
  ],
  [
    'lists/all.yaml',
    'titles:',
    'people:',
    'lists/all.yaml:3:10: people[0]: nothing in people/ has the slug "ajoke".',
    'lists/all.yaml:3:17: people[1]: nothing in people/ has the slug "the-court".',
  ],
  [
    DRUM,
    'year: 2012',
    'year: 2009',
    `${DRUM}:7:11: editions[0].year: is before the award began in 2010.`,
    `${DRUM}:11:22: editions[0].categories[0].nominees[0].title: the-court is of 2012, and this is the edition of 2009.`,
    `${DRUM}:13:11: editions[1].year: editions stand newest first, each year once.`,
  ],
  [
    DRUM,
    'person: amina-bello',
    'person: nobody',
    `${DRUM}:17:37: editions[1].categories[0].nominees[0].person: nothing in people/ has the slug "nobody".`,
    `${DRUM}:17:37: editions[1].categories[0].nominees[0].person: nobody has no credit in ajoke.`,
  ],
  [
    DRUM,
    'work: Far Away, name: Somebody Else, ',
    '',
    `${DRUM}:18:13: editions[1].categories[0].nominees[1]: say what is honoured: title, work, person or name.`,
  ],
  [
    DRUM,
    'title: ajoke, person',
    'title: ajoke, work: Ajoke, person',
    `${DRUM}:17:35: editions[1].categories[0].nominees[0].work: stands beside a title: take one out.`,
  ],
  [
    DRUM,
    'Best Director',
    'Best Overall Movie',
    `${DRUM}:17:37: editions[1].categories[0].nominees[0].person: Best Overall Movie goes to the film: take the person out.`,
    `${DRUM}:18:37: editions[1].categories[0].nominees[1].name: Best Overall Movie goes to the film: take the person out.`,
  ],
  [
    DRUM,
    '    source: https://example.org/2012\n',
    '',
    `${DRUM}:9:15: editions[0].categories[0].name: has no source: name the page, here or for the whole edition.`,
  ],
  ['samples/votes.yaml', 'ajoke', 'soon', 'samples/votes.yaml:1:1: soon: soon is not out yet.'],
  [
    'samples/showings.yaml',
    'NGN',
    'GHS',
    'samples/showings.yaml:7:13: [0].currency: prices in Lagos are in NGN.',
  ],
  [
    'samples/reviews.yaml',
    'title: ajoke',
    'title: ajok',
    'samples/reviews.yaml:1:10: [0].title: nothing in titles/ has the slug "ajok". Did you mean ajoke?',
  ],
];

describe('loading the catalogue', () => {
  it('checker finds nothing wrong where nothing is', () => {
    expect(problems()).toEqual([]);
  });

  it('loader names each thing by its slug, which is the name of its file or its key', () => {
    const { catalogue, samples } = loadCatalogue(files.dataDir);
    expect(catalogue.titles.map(({ slug }) => slug)).toEqual(['the-court', 'ajoke', 'soon']);
    expect(catalogue.people.map(({ slug, deathDate }) => [slug, deathDate])).toEqual([
      ['amina-bello', undefined],
      ['kofi-mensah', '2014'],
    ]);
    expect(samples.votes).toEqual([{ title: 'ajoke', count: 120, mean: 7.4 }]);
  });

  it.each([...shapes, ...rules])(
    'checker refuses, in %s, %j changed to %j, with line and remedy',
    (file, from, to, ...said) => {
      files.edit(file, from, to);
      expect(problems()).toEqual(expect.arrayContaining(said.map((text) => `data/catalogue/${text}`)));
    },
  );

  it('checker refuses two titles of one slug, and a slug that cannot stand in an address', () => {
    const other = (name: string): string =>
      `displayTitle: ${name}\ntype: MOVIE\nreleaseYear: 2011\ngenres: [drama]\ncountries: [Ghana]\nlanguages: [Twi]\nplotSummary: ${name} is the plot summary of a made-up film, long enough.\ncredits: []\n`;
    files.add('titles/ghana/ajoke.yaml', other('One'));
    files.add('titles/ghana/My Film.yaml', other('Two'));
    expect(problems()).toEqual([
      'data/catalogue/titles/ghana/My Film.yaml:1:1: "My Film" is not a slug: as in king-of-boys.',
      'data/catalogue/titles/nigeria/ajoke.yaml:1:1: the slug "ajoke" is taken by data/catalogue/titles/ghana/ajoke.yaml.',
    ]);
  });

  it('checker refuses "Episode 1" for a name, save beside an episode that has one', () => {
    files.edit(COURT, 'The Bench', 'Episode 1');
    expect(problems()).toEqual([]);
    files.edit(COURT, 'The Bar', 'Episode 2');
    expect(problems()).toEqual([
      `data/catalogue/${COURT}:12:5: seasons[0].episodes: no episode has a name: write episodeCount: 2 instead.`,
    ]);
  });

  it('checker refuses a biography that begins with what the person did in fewer titles', () => {
    files.edit(COURT, 'credits:\n', 'credits:\n  - { person: amina-bello, role: ACTOR }\n');
    files.edit(PEOPLE, 'birthYear: 1975', 'bio: Directed Àjọ̀kẹ́ (2010).');
    expect(problems()).toEqual([
      `data/catalogue/${PEOPLE}:3:8: amina-bello.bio: begins with what the person did in fewer titles.`,
    ]);
    files.edit(PEOPLE, 'Directed Àjọ̀kẹ́ (2010)', 'Acted in The Court (2012) and directed Àjọ̀kẹ́ (2010)');
    expect(problems()).toEqual([]);
  });

  it('checker takes a title whose language no text names', () => {
    files.edit(AJOKE, 'languages: [Yoruba]\n', '');
    expect(problems()).toEqual([]);
  });

  it('checker refuses a title that is entered twice', () => {
    const copy =
      'displayTitle: Soon\ntype: MOVIE\nreleaseYear: 2099\nstatus: upcoming\nreleaseDate: 2099\ngenres: [drama]\ncountries: [Nigeria]\nlanguages: [Igbo]\nplotSummary: Other words for the same made-up film, which is entered once more.\ncredits: []\n';
    files.add('titles/nigeria/soon-2099.yaml', copy);
    expect(problems()).toEqual([
      'data/catalogue/titles/nigeria/soon.yaml:1:15: displayTitle: data/catalogue/titles/nigeria/soon-2099.yaml has the same.',
    ]);
  });

  it('checker refuses a file that lies where none belongs', () => {
    files.add('films/ajoke.yaml', 'displayTitle: Elsewhere\n');
    expect(problems()).toEqual([
      'data/catalogue/films/ajoke.yaml:1:1: does not lie where its kind belongs; see data/README.md.',
    ]);
  });
});

it('a translation of another text than that which stands there is no mistake, but told', () => {
  const told = (): string[] => loadCatalogue(files.dataDir).outdated.map(problemText);
  files.edit(
    AJOKE,
    'type: MOVIE',
    'plotIn: { fr: { text: Une femme ouvre un cinéma., of: abcdefgh } }\ntype: MOVIE',
  );
  expect(problems()).toEqual([]);
  const [line] = told();
  expect(line).toContain(`${AJOKE}:2:55: plotIn.fr.of: is of another text than that which stands there.`);
  files.edit(AJOKE, 'abcdefgh', /write (\w+)\./.exec(line!)![1]!);
  expect(told()).toEqual([]);
});
