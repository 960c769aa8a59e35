import type { RecordedExamples } from './with-examples.js';

/** Answers of the API over the seed; `npm run openapi` records them anew. */
export const RECORDED_EXAMPLES: RecordedExamples = {
  login: {},
  logout: {},
  getUser: {},
  listTitles: {
    answer: [
      {
        id: 'a849466809e5f3af4df46bb8',
        slug: 'my-octopus-teacher',
        type: 'MOVIE',
        status: 'released',
        displayTitle: 'My Octopus Teacher',
        releaseYear: 2020,
        posterUrl: null,
        genres: ['documentary'],
        countries: ['South Africa'],
        originalTitle: null,
        runtimeMins: 85,
        languages: ['English'],
        plotSummary:
          'A film-maker dives every day in a kelp forest near Cape Town and follows the life of one octopus.',
        bayesianRating: 8.4,
        ratingIsSample: true,
        seasonCount: null,
        episodeCount: null,
        releaseDate: null,
      },
    ],
  },
  listTrendingTitles: {
    answer: [
      {
        id: '980e55a1aabf5b570e7a862a',
        slug: 'behind-the-scenes-2025',
        type: 'MOVIE',
        status: 'released',
        displayTitle: 'Behind the Scenes',
        releaseYear: 2025,
        posterUrl: null,
        genres: ['drama', 'comedy'],
        countries: ['Nigeria'],
        originalTitle: null,
        runtimeMins: null,
        languages: ['English', 'Yoruba'],
        plotSummary:
          'A successful woman who gives to everybody learns what those around her say, and want, when she is not looking.',
        bayesianRating: 7.4,
        ratingIsSample: true,
        seasonCount: null,
        episodeCount: null,
        releaseDate: null,
      },
    ],
  },
  listStreamingTitles: {
    answer: [
      {
        id: '1f7380354dd604a4f7007ce3',
        slug: 'lionheart',
        type: 'MOVIE',
        status: 'released',
        displayTitle: 'Lionheart',
        releaseYear: 2018,
        posterUrl: null,
        genres: ['comedy', 'drama'],
        countries: ['Nigeria'],
        originalTitle: null,
        runtimeMins: 95,
        languages: ['English', 'Igbo', 'Hausa'],
        plotSummary:
          'When her father falls ill, the daughter of a transport owner in Enugu must save the company side by side with the crude uncle who was put above her.',
        bayesianRating: 7.4,
        ratingIsSample: true,
        seasonCount: null,
        episodeCount: null,
        releaseDate: null,
        streamingPlatforms: ['Netflix'],
        availabilityIsSample: true,
      },
    ],
  },
  listTheaterTitles: {
    answer: [
      {
        id: '980e55a1aabf5b570e7a862a',
        slug: 'behind-the-scenes-2025',
        type: 'MOVIE',
        status: 'released',
        displayTitle: 'Behind the Scenes',
        releaseYear: 2025,
        posterUrl: null,
        genres: ['drama', 'comedy'],
        countries: ['Nigeria'],
        originalTitle: null,
        runtimeMins: null,
        languages: ['English', 'Yoruba'],
        plotSummary:
          'A successful woman who gives to everybody learns what those around her say, and want, when she is not looking.',
        bayesianRating: 7.4,
        ratingIsSample: true,
        seasonCount: null,
        episodeCount: null,
        releaseDate: null,
        theaterLocations: [
          'Indigo Screens Ikeja, Lagos',
          'Indigo Screens Lekki, Lagos',
          'Kola Pictures Surulere, Lagos',
          'Kola Pictures Osu, Accra',
          'Indigo Screens Westlands, Nairobi',
        ],
        showtimes: ['10:30', '11:00', '12:15', '13:30', '14:00'],
        showings: [
          {
            city: 'Lagos',
            country: 'Nigeria',
            timeZone: 'Africa/Lagos',
            cinema: 'Indigo Screens Ikeja',
            chain: 'Indigo Screens (sample)',
            times: ['11:00', '13:30', '16:00', '18:30', '21:00'],
            price: 5000,
            currency: 'NGN',
          },
        ],
        showingsAreSample: true,
      },
    ],
  },
  getTitle: {
    parameters: {
      slug: 'king-of-boys',
    },
    answer: {
      id: '7f0969d1f4c5d7dafa226728',
      slug: 'king-of-boys',
      type: 'MOVIE',
      status: 'released',
      displayTitle: 'King of Boys',
      releaseYear: 2018,
      posterUrl: null,
      genres: ['crime', 'drama', 'political'],
      countries: ['Nigeria'],
      originalTitle: null,
      runtimeMins: 182,
      languages: ['English', 'Yoruba'],
      plotSummary:
        'A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.',
      bayesianRating: 8.1,
      ratingIsSample: true,
      seasonCount: null,
      episodeCount: null,
      releaseDate: null,
      streamingPlatforms: ['Netflix', 'Showmax'],
      availabilityIsSample: true,
      synopsis:
        'Eniola Salami arranges the city: who pays, who is paid, who is buried. When she wants a seat in government her patrons call her an embarrassment, a rival calls her weak, and an honest investigator calls at her house. She loses more than …',
      voteCount: 4643,
      rank: 9,
      pageViews: null,
      budget: null,
      boxOffice: null,
      trailerUrl: null,
      offers: [
        {
          platform: 'Netflix',
          kind: 'subscription',
          url: null,
          countries: ['Nigeria', 'Kenya', 'South Africa'],
          isSample: true,
        },
      ],
      showings: [],
      showingsAreSample: false,
      technical: [],
      trivia: ['The story goes on in the series King of Boys: The Return of the King.'],
    },
  },
  listShowtimes: {
    parameters: {
      id: 'behind-the-scenes-2025',
    },
    answer: [
      {
        city: 'Lagos',
        country: 'Nigeria',
        timeZone: 'Africa/Lagos',
        cinema: 'Indigo Screens Ikeja',
        chain: 'Indigo Screens (sample)',
        times: ['11:00', '13:30', '16:00', '18:30', '21:00'],
        price: 5000,
        currency: 'NGN',
      },
    ],
  },
  listWatchOffers: {
    parameters: {
      id: 'king-of-boys',
    },
    answer: [
      {
        platform: 'Netflix',
        kind: 'subscription',
        url: null,
        countries: ['Nigeria', 'Kenya', 'South Africa'],
        isSample: true,
      },
    ],
  },
  listSimilarTitles: {
    parameters: {
      id: 'king-of-boys',
    },
    answer: [
      {
        id: '6d521a0641736a7ed74bf291',
        slug: 'king-of-boys-the-beginning-of-the-end',
        type: 'MOVIE',
        status: 'upcoming',
        displayTitle: 'King of Boys: The Beginning of the End',
        releaseYear: 2027,
        posterUrl: null,
        genres: ['crime', 'drama', 'political'],
        countries: ['Nigeria'],
        originalTitle: null,
        runtimeMins: null,
        languages: ['English', 'Yoruba'],
        plotSummary: 'The announced third part of the story of Eniola Salami, made for the cinema.',
        bayesianRating: null,
        ratingIsSample: false,
        seasonCount: null,
        episodeCount: null,
        releaseDate: 'To be announced',
      },
    ],
  },
  listPeople: {
    answer: [
      {
        id: 'c079eb4573c825e841d204d7',
        slug: 'aaron-adatsi',
        name: 'Aaron Adatsi',
        headshotUrl: null,
        country: 'Ghana',
        birthYear: null,
        birthDate: null,
        deathDate: null,
        birthPlace: null,
        nationality: 'Ghanaian',
        roles: ['Actor'],
        bio: null,
      },
    ],
  },
  listFeaturedPeople: {
    answer: [
      {
        id: '329e30b075c1ccf74b19db24',
        slug: 'genevieve-nnaji',
        name: 'Genevieve Nnaji',
        headshotUrl: null,
        country: 'Nigeria',
        birthYear: 1979,
        birthDate: null,
        deathDate: null,
        birthPlace: null,
        nationality: 'Nigerian',
        roles: ['Actor', 'Director', 'Writer'],
        bio: 'Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s. She directed and led Lionheart.',
      },
    ],
  },
  getPerson: {
    parameters: {
      slug: 'genevieve-nnaji',
    },
    answer: {
      id: '329e30b075c1ccf74b19db24',
      slug: 'genevieve-nnaji',
      name: 'Genevieve Nnaji',
      headshotUrl: null,
      country: 'Nigeria',
      birthYear: 1979,
      birthDate: null,
      deathDate: null,
      birthPlace: null,
      nationality: 'Nigerian',
      roles: ['Actor', 'Director', 'Writer'],
      bio: 'Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s. She directed and led Lionheart.',
      creditCount: 8,
    },
  },
  listTitleCredits: {
    parameters: {
      id: 'king-of-boys',
    },
    answer: [
      {
        id: '1d97e4529ab940b6cc4f8624',
        roleCategory: 'DP',
        department: 'Cinematography',
        billingOrder: 1,
        characterName: null,
        isLeadRole: false,
        uncredited: false,
        person: {
          id: 'd355019d26bdac514868d70a',
          slug: 'idowu-adedapo',
          name: 'Idowu Adedapo',
          headshotUrl: null,
          country: 'Nigeria',
        },
      },
    ],
  },
  listPersonCredits: {
    parameters: {
      id: 'genevieve-nnaji',
    },
    answer: [
      {
        id: '08ca9fc300693c23955c822b',
        roleCategory: 'DIRECTOR',
        department: 'Directing',
        billingOrder: 1,
        characterName: null,
        isLeadRole: false,
        uncredited: false,
        title: {
          id: '1f7380354dd604a4f7007ce3',
          slug: 'lionheart',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'Lionheart',
          releaseYear: 2018,
          posterUrl: null,
          genres: ['comedy', 'drama'],
          countries: ['Nigeria'],
        },
      },
    ],
  },
  listSeasons: {
    parameters: {
      id: 'blood-sisters',
    },
    answer: [
      {
        id: '71e568c69bb870ea0c2df89a',
        number: 1,
        name: 'Season 1',
        synopsis: 'A wedding, a death and a flight out of Lagos.',
        episodeCount: 4,
      },
    ],
  },
  listEpisodes: {
    parameters: {
      id: '09e1d7b891d3e77ed605752e',
    },
    answer: [
      {
        id: '26a60121b64e3d6e6d40d6a3',
        episodeNumber: 1,
        name: 'Pilot',
        synopsis: null,
        runtimeMins: 109,
        airDate: '2008-03-23',
      },
    ],
  },
  listRecentReviews: {
    answer: [
      {
        id: '692ef8cd11ceb9a5bd10e522',
        userId: 'sample-amaka',
        headline: 'Five sons, one mother, no boring minute',
        rating: 9,
        reviewText:
          'We laughed as one hall in Surulere and then nobody spoke for a while at the end. The brothers feel like brothers.',
        body: null,
        language: 'en',
        createdAt: '2026-11-20T23:31:39.372Z',
        likes: 63,
        isSample: true,
        title: {
          id: '50f068bd5484f6fd7d9b63c4',
          slug: 'a-tribe-called-judah',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'A Tribe Called Judah',
          releaseYear: 2023,
          posterUrl: null,
          genres: ['comedy', 'crime', 'drama'],
          countries: ['Nigeria'],
        },
      },
    ],
  },
  listTitleReviews: {
    parameters: {
      id: 'king-of-boys',
    },
    answer: [
      {
        id: 'dad9f6ead3b78ceb40e28934',
        userId: 'system',
        headline: 'A queen and her ledger',
        rating: 9,
        reviewText:
          'Sobowale holds three hours together with her eyes alone. The politics are drawn with the same care as the violence, and neither is ever free of charge.',
        body: null,
        language: 'en',
        createdAt: '2026-11-18T23:31:39.372Z',
        likes: 57,
        isSample: true,
        title: {
          id: '7f0969d1f4c5d7dafa226728',
          slug: 'king-of-boys',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'King of Boys',
          releaseYear: 2018,
          posterUrl: null,
          genres: ['crime', 'drama', 'political'],
          countries: ['Nigeria'],
        },
      },
    ],
  },
  search: {
    answer: {
      query: 'king boys',
      total: 3,
      titles: {
        total: 3,
        items: [
          {
            id: '7f0969d1f4c5d7dafa226728',
            slug: 'king-of-boys',
            type: 'MOVIE',
            status: 'released',
            displayTitle: 'King of Boys',
            releaseYear: 2018,
            posterUrl: null,
            genres: ['crime', 'drama', 'political'],
            countries: ['Nigeria'],
            originalTitle: null,
            runtimeMins: 182,
            languages: ['English', 'Yoruba'],
            plotSummary:
              'A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.',
            bayesianRating: 8.1,
            ratingIsSample: true,
            seasonCount: null,
            episodeCount: null,
            releaseDate: null,
          },
        ],
      },
      people: {
        total: 0,
        items: [],
      },
    },
  },
  searchByPath: {
    parameters: {
      q: 'king boys',
    },
    answer: {
      query: 'king boys',
      total: 3,
      titles: {
        total: 3,
        items: [
          {
            id: '7f0969d1f4c5d7dafa226728',
            slug: 'king-of-boys',
            type: 'MOVIE',
            status: 'released',
            displayTitle: 'King of Boys',
            releaseYear: 2018,
            posterUrl: null,
            genres: ['crime', 'drama', 'political'],
            countries: ['Nigeria'],
            originalTitle: null,
            runtimeMins: 182,
            languages: ['English', 'Yoruba'],
            plotSummary:
              'A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.',
            bayesianRating: 8.1,
            ratingIsSample: true,
            seasonCount: null,
            episodeCount: null,
            releaseDate: null,
          },
        ],
      },
      people: {
        total: 0,
        items: [],
      },
    },
  },
  suggest: {
    answer: [
      {
        kind: 'person',
        slug: 'genevieve-nnaji',
        label: 'Genevieve Nnaji',
        detail: 'Actor, Director, Writer',
      },
    ],
  },
  listLists: {
    answer: [
      {
        id: '9cab566f96f0bb58ae4d7ffc',
        slug: 'best-nollywood-movies-of-2025',
        name: 'Best Nollywood Movies of 2025',
        description: 'Twelve Nigerian films of 2025 that filled cinemas, started arguments or travelled.',
        itemCount: 12,
        itemNoun: 'Movies',
      },
    ],
  },
  getList: {
    parameters: {
      slug: 'best-nollywood-movies-of-2025',
    },
    answer: {
      id: '9cab566f96f0bb58ae4d7ffc',
      slug: 'best-nollywood-movies-of-2025',
      name: 'Best Nollywood Movies of 2025',
      description: 'Twelve Nigerian films of 2025 that filled cinemas, started arguments or travelled.',
      itemCount: 12,
      itemNoun: 'Movies',
      titles: [
        {
          id: 'a5ae227816911c7bb3cd440c',
          slug: 'my-fathers-shadow',
          type: 'MOVIE',
          status: 'released',
          displayTitle: "My Father's Shadow",
          releaseYear: 2025,
          posterUrl: null,
          genres: ['drama'],
          countries: ['Nigeria', 'United Kingdom'],
          originalTitle: null,
          runtimeMins: 94,
          languages: ['English', 'Yoruba', 'Nigerian Pidgin'],
          plotSummary:
            'In June 1993 two small boys spend one day in Lagos with the father whom they hardly know, as the result of an election hangs in the air.',
          bayesianRating: 8,
          ratingIsSample: true,
          seasonCount: null,
          episodeCount: null,
          releaseDate: null,
        },
      ],
      people: [],
    },
  },
  listAwards: {
    answer: [
      {
        id: 'e61ef7dbf3e3ef537b67d78d',
        slug: 'africa-magic-viewers-choice-awards',
        name: "Africa Magic Viewers' Choice Awards",
        country: 'Nigeria',
        frequency: 'annual',
        usualMonth: 3,
        foundedYear: 2013,
        description:
          'Prizes for film and television from all over Africa, some chosen by juries and some by viewers, given in Lagos. The ceremony was held in March from 2013 to 2017 and in 2020; later editions have been in May.',
        years: [2025, 2024, 2023, 2022, 2020],
      },
    ],
  },
  listAwardHighlights: {
    answer: [
      {
        label: 'Best Film',
        award: "Africa Magic Viewers' Choice Awards",
        awardSlug: 'africa-magic-viewers-choice-awards',
        year: 2024,
        category: 'Best Movie',
        won: true,
        title: {
          id: '5eeb78d5f1b3a16b7313d38f',
          slug: 'breath-of-life',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'Breath of Life',
          releaseYear: 2023,
          posterUrl: null,
          genres: ['drama'],
          countries: ['Nigeria'],
        },
        person: null,
        name: null,
      },
    ],
  },
  getAwards: {
    parameters: {
      slug: 'africa-magic-viewers-choice-awards',
    },
    answer: {
      id: 'e61ef7dbf3e3ef537b67d78d',
      slug: 'africa-magic-viewers-choice-awards',
      name: "Africa Magic Viewers' Choice Awards",
      country: 'Nigeria',
      frequency: 'annual',
      usualMonth: 3,
      foundedYear: 2013,
      description:
        'Prizes for film and television from all over Africa, some chosen by juries and some by viewers, given in Lagos. The ceremony was held in March from 2013 to 2017 and in 2020; later editions have been in May.',
      years: [2025, 2024, 2023, 2022, 2020],
      editions: [
        {
          year: 2025,
          categories: [
            {
              name: 'Best Movie',
              nominees: [
                {
                  won: true,
                  title: {
                    id: 'b60ef919c07f205989f9ffca',
                    slug: 'lisabi-the-uprising',
                    type: 'MOVIE',
                    status: 'released',
                    displayTitle: 'Lisabi: The Uprising',
                    releaseYear: 2024,
                    posterUrl: null,
                    genres: ['historical', 'action', 'drama'],
                    countries: ['Nigeria'],
                  },
                  person: null,
                  name: null,
                },
              ],
            },
          ],
        },
      ],
    },
  },
  listTitleAwards: {
    parameters: {
      id: 'anikulapo',
    },
    answer: [
      {
        award: "Africa Magic Viewers' Choice Awards",
        awardSlug: 'africa-magic-viewers-choice-awards',
        year: 2023,
        category: 'Best Overall Movie',
        won: true,
        title: {
          id: 'eb1d6d7a54ca56148912cd3e',
          slug: 'anikulapo',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'Aníkúlápó',
          releaseYear: 2022,
          posterUrl: null,
          genres: ['fantasy', 'drama', 'romance'],
          countries: ['Nigeria'],
        },
        person: {
          id: '5be756c00b6fdf23f8509a56',
          slug: 'kunle-afolayan',
          name: 'Kunle Afolayan',
          headshotUrl: null,
          country: 'Nigeria',
        },
        name: null,
      },
    ],
  },
  listPersonAwards: {
    parameters: {
      id: 'kunle-afolayan',
    },
    answer: [
      {
        award: "Africa Magic Viewers' Choice Awards",
        awardSlug: 'africa-magic-viewers-choice-awards',
        year: 2023,
        category: 'Best Overall Movie',
        won: true,
        title: {
          id: 'eb1d6d7a54ca56148912cd3e',
          slug: 'anikulapo',
          type: 'MOVIE',
          status: 'released',
          displayTitle: 'Aníkúlápó',
          releaseYear: 2022,
          posterUrl: null,
          genres: ['fantasy', 'drama', 'romance'],
          countries: ['Nigeria'],
        },
        person: {
          id: '5be756c00b6fdf23f8509a56',
          slug: 'kunle-afolayan',
          name: 'Kunle Afolayan',
          headshotUrl: null,
          country: 'Nigeria',
        },
        name: null,
      },
    ],
  },
  listFestivals: {
    answer: [
      {
        id: '0286e6ecc9e825d32d7821b1',
        slug: 'durban-international-film-festival',
        name: 'Durban International Film Festival',
        city: 'Durban',
        country: 'South Africa',
        usualMonth: 7,
        foundedYear: 1979,
        description:
          'One of the oldest festivals of southern Africa, with screenings across Durban and its townships and a market, the Durban FilmMart, where projects look for partners.',
      },
    ],
  },
  getFestival: {
    parameters: {
      slug: 'durban-international-film-festival',
    },
    answer: {
      id: '0286e6ecc9e825d32d7821b1',
      slug: 'durban-international-film-festival',
      name: 'Durban International Film Festival',
      city: 'Durban',
      country: 'South Africa',
      usualMonth: 7,
      foundedYear: 1979,
      description:
        'One of the oldest festivals of southern Africa, with screenings across Durban and its townships and a market, the Durban FilmMart, where projects look for partners.',
    },
  },
  listGenres: {
    answer: [
      {
        name: 'action',
        titleCount: 23,
      },
    ],
  },
  getStats: {
    answer: {
      totalTitles: 522,
      totalPeople: 2973,
      totalReviews: 40,
      totalMembers: 0,
    },
  },
  getOpenApi: {
    answer: {
      openapi: '3.1.0',
      info: {
        title: 'Sinima API',
        version: '1.1.0',
      },
      paths: {},
      components: {},
    },
  },
};
