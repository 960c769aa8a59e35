import type { SeedAwardsBody } from './seed-records.js';

/** Three bodies that give awards, with editions and winners that are widely documented; the lists are not complete. */
export const seedAwards: SeedAwardsBody[] = [
  {
    slug: 'africa-magic-viewers-choice-awards',
    name: "Africa Magic Viewers' Choice Awards",
    country: 'Nigeria',
    frequency: 'annual',
    usualMonth: 3,
    foundedYear: 2013,
    description:
      'Prizes for film and television from all over Africa, some chosen by juries and some by viewers, given in Lagos. The ceremony was held in March from 2013 to 2017 and in 2020; later editions have been in May.',
    editions: [
      {
        year: 2025,
        categories: [
          { name: 'Best Movie', nominees: [{ title: 'lisabi-the-uprising', won: true }] },
          {
            name: 'Best Lead Actress',
            nominees: [{ title: 'seven-doors', person: 'chioma-chukwuka', won: true }],
          },
          {
            name: 'Best Lead Actor',
            nominees: [
              { title: 'seven-doors', person: 'femi-adebayo', won: true },
              { title: 'lisabi-the-uprising', person: 'lateef-adedimeji', won: false },
              { title: 'house-of-gaa', person: 'femi-branch', won: false },
              { person: 'bucci-franklin', name: 'The Weekend', won: false },
              { person: 'gideon-okeke', name: 'Tòkunbọ̀', won: false },
              { person: 'stan-nze', name: 'Suspicion', won: false },
              { person: 'thapelo-mokoena', name: 'Skeleton Coast', won: false },
              { person: 'bimbo-manuel', name: 'Princess on a Hill', won: false },
            ],
          },
          {
            name: 'Best Supporting Actress',
            nominees: [{ person: 'mercy-aigbe', name: "Farmer's Bride", won: true }],
          },
          {
            name: 'Best Supporting Actor',
            nominees: [{ person: 'gabriel-afolayan', name: 'Inside Life', won: true }],
          },
          {
            name: 'Best Scripted Series',
            nominees: [
              { name: 'Inside Life', won: true },
              { title: 'seven-doors', won: false },
              { name: 'Princess on a Hill', won: false },
            ],
          },
          { name: 'Trailblazer', nominees: [{ person: 'kayode-kasum', won: true }] },
          {
            name: 'Industry Merit',
            nominees: [
              { person: 'nkem-owoh', won: true },
              { person: 'sani-muazu', won: true },
            ],
          },
        ],
      },
      {
        year: 2024,
        categories: [
          { name: 'Best Movie', nominees: [{ title: 'breath-of-life', won: true }] },
          { name: 'Best Director', nominees: [{ title: 'breath-of-life', person: 'bb-sasore', won: true }] },
          { name: 'Best Lead Actor', nominees: [{ title: 'breath-of-life', person: 'wale-ojo', won: true }] },
          { name: 'Best Lead Actress', nominees: [{ title: 'adire', person: 'kehinde-bankole', won: true }] },
          {
            name: 'Best Supporting Actor',
            nominees: [{ title: 'breath-of-life', person: 'ademola-adedoyin', won: true }],
          },
          {
            name: 'Best Supporting Actress',
            nominees: [{ title: 'breath-of-life', person: 'genoveva-umeh', won: true }],
          },
          { name: 'Trailblazer', nominees: [{ person: 'chimezie-imo', won: true }] },
        ],
      },
      {
        year: 2023,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'anikulapo', person: 'kunle-afolayan', won: true }],
          },
        ],
      },
      {
        year: 2022,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'amina-2021', person: 'izu-ojukwu', won: true }],
          },
          {
            name: 'Best Soundtrack',
            nominees: [{ title: 'gold-coast-lounge', person: 'pascal-aka', won: true }],
          },
        ],
      },
      {
        year: 2020,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'living-in-bondage-breaking-free', person: 'ramsey-nouah', won: true }],
          },
          {
            name: 'Best Writer',
            nominees: [
              { title: 'living-in-bondage-breaking-free', person: 'nicole-asinugo', won: true },
              { title: 'living-in-bondage-breaking-free', person: 'c-j-obasi', won: true },
            ],
          },
        ],
      },
      {
        year: 2018,
        categories: [
          { name: 'Best Overall Movie', nominees: [{ title: '18-hours', person: 'kevin-njue', won: true }] },
        ],
      },
      {
        year: 2017,
        categories: [
          { name: 'Best Overall Movie', nominees: [{ title: '76-2016', person: 'izu-ojukwu', won: true }] },
        ],
      },
      {
        year: 2016,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'dry', person: 'stephanie-okereke-linus', won: true }],
          },
        ],
      },
      {
        year: 2015,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'october-1', person: 'kunle-afolayan', won: true }],
          },
        ],
      },
      {
        year: 2014,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'contract-2012', person: 'shirley-frimpong-manso', won: true }],
          },
        ],
      },
      {
        year: 2013,
        categories: [
          {
            name: 'Best Overall Movie',
            nominees: [{ title: 'otelo-burning', person: 'sara-blecher', won: true }],
          },
          {
            name: 'Best Actor in a Drama',
            nominees: [{ person: 'oc-ukeje', name: 'Two Brides and a Baby', won: true }],
          },
          {
            name: 'Best Actress in a Drama',
            nominees: [{ person: 'jackie-appiah', name: 'Perfect Picture', won: true }],
          },
          {
            name: 'Best Actress in a Comedy',
            nominees: [{ person: 'mercy-johnson', name: 'Dumebi the Dirty Girl', won: true }],
          },
          {
            name: 'Best Actor in a Comedy',
            nominees: [{ person: 'hafeez-oyetoro', name: 'House Apart', won: true }],
          },
        ],
      },
    ],
  },
  {
    slug: 'pan-african-film-festival-awards',
    name: 'Pan African Film & Arts Festival Filmmaker Awards',
    country: 'United States',
    frequency: 'annual',
    usualMonth: 2,
    foundedYear: 1992,
    description:
      'The prizes of the largest festival of black cinema in the United States, which shows films from Africa and its diaspora in Los Angeles every February.',
    editions: [
      {
        year: 2024,
        categories: [
          { name: 'Best Feature Narrative', nominees: [{ name: 'We Grown Now, by Minhal Baig', won: true }] },
          {
            name: 'Best Feature Documentary',
            nominees: [{ name: 'Max Roach: The Drum Also Waltzes', won: true }],
          },
        ],
      },
      {
        year: 2023,
        categories: [
          {
            name: 'Best Feature Narrative',
            nominees: [{ name: 'Rye Lane, by Raine Allen-Miller', won: true }],
          },
          {
            name: 'Best First Feature Narrative',
            nominees: [{ name: 'A Song from the Dark, by Ogo Okpue', won: true }],
          },
          {
            name: 'Best Feature Documentary',
            nominees: [{ name: 'King of Kings: Chasing Edward Jones, by Harriet Marin Jones', won: true }],
          },
        ],
      },
      {
        year: 2020,
        categories: [
          {
            name: 'Best Feature Narrative',
            nominees: [{ title: 'the-mercy-of-the-jungle', person: 'joel-karekezi', won: true }],
          },
          {
            name: 'Best First Feature Narrative',
            nominees: [{ title: 'a-taste-of-our-land', person: 'yuhi-amuli', won: true }],
          },
          { name: 'Best Short Narrative', nominees: [{ name: 'White Gold, by Luke Bradford', won: true }] },
        ],
      },
      {
        year: 2018,
        categories: [
          {
            name: 'Best Narrative Feature',
            nominees: [{ title: 'frontieres-2017', person: 'apolline-traore', won: true }],
          },
          {
            name: 'Best Director, First Feature Narrative',
            nominees: [{ title: 'kalushi', person: 'mandla-dube', won: true }],
          },
          {
            name: 'Best Documentary Feature',
            nominees: [{ name: "Sammy Davis, Jr.: I've Gotta Be Me, by Samuel D. Pollard", won: true }],
          },
          {
            name: "Directors' Award, Feature Narrative",
            nominees: [{ title: 'the-train-of-salt-and-sugar', person: 'licinio-azevedo', won: true }],
          },
          { name: 'Best Narrative Short', nominees: [{ name: 'Kyenvu, by Kemiyondo Coutinho', won: true }] },
        ],
      },
      {
        year: 2015,
        categories: [
          {
            name: 'Best Feature Narrative',
            nominees: [{ title: 'difret', person: 'zeresenay-berhane-mehari', won: true }],
          },
          {
            name: "Programmers' Award, Narrative Feature",
            nominees: [{ title: 'october-1', person: 'kunle-afolayan', won: true }],
          },
          {
            name: "Founders' Special Recognition",
            nominees: [{ name: 'Invasion 1897, by Lancelot Oduwa Imasuen', won: true }],
          },
        ],
      },
    ],
  },
  {
    slug: 'fespaco-awards',
    name: 'FESPACO Stallions of Yennenga',
    country: 'Burkina Faso',
    frequency: 'biennial',
    usualMonth: 2,
    foundedYear: 1972,
    description:
      'The highest prizes of the Panafrican Film and Television Festival of Ouagadougou, named after the horse of a princess. The festival opens at the end of February in odd years; the edition of 2021 was held in October.',
    editions: [
      {
        year: 2025,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'katanga-the-dance-of-the-scorpions', person: 'dani-kouyate', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ title: 'the-village-next-to-paradise', person: 'mo-harawe', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ title: 'on-becoming-a-guinea-fowl', person: 'rungano-nyoni', won: true }],
          },
        ],
      },
      {
        year: 2023,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'ashkal', person: 'youssef-chebbi', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ title: 'sira-2023', person: 'apolline-traore', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ name: 'Shimoni, by Angela Wanjiku Wamai', won: true }],
          },
        ],
      },
      {
        year: 2021,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'the-gravediggers-wife', person: 'khadar-ayderus-ahmed', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ name: 'Freda, by Gessica Généus', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ person: 'leyla-bouzid', name: 'A Tale of Love and Desire', won: true }],
          },
        ],
      },
      {
        year: 2019,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'the-mercy-of-the-jungle', person: 'joel-karekezi', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ name: 'Karma, by Khaled Youssef', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ name: 'Fatwa, by Mahmoud Ben Mahmoud', won: true }],
          },
        ],
      },
      {
        year: 2017,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'felicite', person: 'alain-gomis', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ title: 'l-orage-africain', person: 'sylvestre-amoussou', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ name: 'A Mile in My Shoes, by Saïd Khallaf', won: true }],
          },
        ],
      },
      {
        year: 2015,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'fevers-2013', person: 'hicham-ayouch', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ name: "Fadhma N'Soumer, by Belkacem Hadjadj", won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ name: "L'Œil du cyclone, by Sékou Traoré", won: true }],
          },
        ],
      },
      {
        year: 2013,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'tey', person: 'alain-gomis', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ name: 'Yema, by Djamila Sahraoui', won: true }],
          },
          {
            name: 'Bronze Stallion of Yennenga',
            nominees: [{ title: 'la-pirogue', person: 'moussa-toure', won: true }],
          },
        ],
      },
      {
        year: 2011,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'pegasus-2010', person: 'mohamed-mouftakir', won: true }],
          },
        ],
      },
      {
        year: 2009,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'teza', person: 'haile-gerima', won: true }],
          },
        ],
      },
      {
        year: 2007,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'ezra-2007', person: 'newton-i-aduaka', won: true }],
          },
          {
            name: 'Silver Stallion of Yennenga',
            nominees: [{ title: 'les-saignantes', person: 'jean-pierre-bekolo', won: true }],
          },
        ],
      },
      {
        year: 2005,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'drum-2004', person: 'zola-maseko', won: true }],
          },
        ],
      },
      {
        year: 2003,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'waiting-for-happiness', person: 'abderrahmane-sissako', won: true }],
          },
        ],
      },
      {
        year: 2001,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'ali-zaoua', person: 'nabil-ayouch', won: true }],
          },
        ],
      },
      {
        year: 1999,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'pieces-d-identites', person: 'mweze-ngangura', won: true }],
          },
        ],
      },
      {
        year: 1997,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'buud-yam', person: 'gaston-kabore', won: true }],
          },
        ],
      },
      {
        year: 1995,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'guimba-the-tyrant', person: 'cheick-oumar-sissoko', won: true }],
          },
        ],
      },
      {
        year: 1993,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'in-the-name-of-christ', person: 'roger-gnoan-mbala', won: true }],
          },
        ],
      },
      {
        year: 1991,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'tilai', person: 'idrissa-ouedraogo', won: true }],
          },
        ],
      },
      {
        year: 1989,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'heritage-africa', person: 'kwaw-ansah', won: true }],
          },
        ],
      },
      {
        year: 1987,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'sarraounia', person: 'med-hondo', won: true }],
          },
        ],
      },
      {
        year: 1985,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ name: "Histoire d'une rencontre, by Brahim Tsaki", won: true }],
          },
        ],
      },
      {
        year: 1983,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'finye', person: 'souleymane-cisse', won: true }],
          },
        ],
      },
      {
        year: 1981,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'djeli', person: 'fadika-kramo-lancine', won: true }],
          },
        ],
      },
      {
        year: 1979,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'baara', person: 'souleymane-cisse', won: true }],
          },
        ],
      },
      {
        year: 1976,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'muna-moto', person: 'jean-pierre-dikongue-pipa', won: true }],
          },
        ],
      },
      {
        year: 1973,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ name: 'Les Mille et Une Mains, by Souheil Ben Barka', won: true }],
          },
        ],
      },
      {
        year: 1972,
        categories: [
          {
            name: 'Golden Stallion of Yennenga',
            nominees: [{ title: 'le-wazzou-polygame', person: 'oumarou-ganda', won: true }],
          },
        ],
      },
    ],
  },
];
