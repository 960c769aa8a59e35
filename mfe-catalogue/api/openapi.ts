/** Made from `openapi.json` beside it by `npm run openapi -- mfe-catalogue`. Do not edit it. */
import type { components as api } from '@sinima/contracts/api';
export interface paths {
  '/api/festivals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Film festivals, in the editors’ order
     * @description The whole list in one answer.
     */
    get: operations['listFestivals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/festivals/editions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Editions of festivals whose first day is known, newest first
     * @description The whole list in one answer, as for a calendar. What is known of an edition comes with its festival.
     */
    get: operations['listFestivalEditions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/festivals/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One festival, with its editions and titles from its country
     * @description `countryTitles` are the best rated of the festival’s country; what an edition showed is in its `selections`.
     */
    get: operations['getFestival'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Companies that made or distributed titles, by name
     * @description The whole list in one answer.
     */
    get: operations['listCompanies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/companies/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One company, with its titles
     * @description The newest title first. A title stands twice where the company both made and distributed it.
     */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Festival: {
      id: string;
      /** @description Month in which it usually takes place. */
      usualMonth: number;
      foundedYear: number | null;
      /** @example durban-international-film-festival */
      slug: string;
      name: string;
      city: string;
      /**
       * @description English name.
       * @example South Africa
       */
      country: string;
      description: string;
    };
    DatedEdition: {
      year: number;
      /** Format: date */
      begins: string;
      /** Format: date */
      ends: string | null;
      /**
       * @description Of the festival.
       * @example durban-international-film-festival
       */
      slug: string;
      /** @description Of the festival. */
      name: string;
      /** @description The city of the festival, or where that edition was instead. */
      place: string;
      /**
       * @description English name.
       * @example South Africa
       */
      country: string;
    };
    /** @enum {string} */
    TitleType: api['schemas']['TitleType'];
    /** @enum {string} */
    TitleStatus: api['schemas']['TitleStatus'];
    TitleCard: api['schemas']['TitleCard'];
    EditionPrizes: {
      /** @description How many prizes are known here. */
      count: number;
      /** @description Name of the awards body. */
      award: string;
      /**
       * @description With the year it leads to the winners: `/api/awards/slug/{slug}?year=`.
       * @example fespaco-awards
       */
      awardSlug: string;
    };
    PersonRef: api['schemas']['PersonRef'];
    Juror: {
      /** @description Name of a person who has no page here. */
      name: string | null;
      person: components['schemas']['PersonRef'] | null;
    };
    FestivalJury: {
      /**
       * @description What it judged. Null: the festival had one jury, or the sources do not say.
       * @example Documentaries
       */
      of: string | null;
      president: components['schemas']['Juror'] | null;
      /** @description Without the president. */
      members: components['schemas']['Juror'][];
    };
    TitleRef: api['schemas']['TitleRef'];
    SelectedTitle: {
      /** @description Name of the film or series that has no page here. */
      work: string | null;
      title: components['schemas']['TitleRef'] | null;
    };
    FestivalSelection: {
      /** @example Feature films in competition */
      section: string;
      titles: components['schemas']['SelectedTitle'][];
    };
    FestivalEdition: {
      year: number;
      /** @description Which edition it was, from 1. */
      number: number | null;
      /** Format: date */
      begins: string | null;
      /** Format: date */
      ends: string | null;
      /** @description Null: in the city of the festival, as far as it is known. */
      place: string | null;
      /** @description Addresses of the pages that say so. */
      sources: string[];
      prizes: components['schemas']['EditionPrizes'] | null;
      juries: components['schemas']['FestivalJury'][];
      selections: components['schemas']['FestivalSelection'][];
    };
    FestivalDetail: {
      id: string;
      /** @description Month in which it usually takes place. */
      usualMonth: number;
      foundedYear: number | null;
      /** @example durban-international-film-festival */
      slug: string;
      name: string;
      city: string;
      /**
       * @description English name.
       * @example South Africa
       */
      country: string;
      description: string;
      /** @description The best rated titles of the festival's country, which are not its programme. */
      countryTitles: components['schemas']['TitleCard'][];
      /** @description The editions of which something is known here, newest first. */
      editions: components['schemas']['FestivalEdition'][];
    };
    /** @enum {string} */
    CompanyRole: api['schemas']['CompanyRole'];
    Company: {
      id: string;
      roles: components['schemas']['CompanyRole'][];
      /** @description How many titles here credit it. */
      titleCount: number;
      /** @example filmone-entertainment */
      slug: string;
      name: string;
      /** @description What sources call it as well. */
      otherNames: string[];
      /**
       * @description Where it has its seat, in English. Null: not known.
       * @example Nigeria
       */
      country: string | null;
    };
    NamedSource: api['schemas']['NamedSource'];
    CompanyCredit: {
      role: components['schemas']['CompanyRole'];
      /** @description The country where it distributed the title, in English. Null: not known, or not of distribution. */
      market: string | null;
      title: components['schemas']['TitleCard'];
      source: components['schemas']['NamedSource'];
    };
    FactSource: api['schemas']['FactSource'];
    CompanyDetail: {
      id: string;
      roles: components['schemas']['CompanyRole'][];
      /** @description How many titles here credit it. */
      titleCount: number;
      /** @example filmone-entertainment */
      slug: string;
      name: string;
      /** @description What sources call it as well. */
      otherNames: string[];
      /**
       * @description Where it has its seat, in English. Null: not known.
       * @example Nigeria
       */
      country: string | null;
      /** @description The newest title first. */
      credits: components['schemas']['CompanyCredit'][];
      /** @description Where its name and country were looked up. */
      sources: components['schemas']['FactSource'][];
    };
    ParameterError: api['schemas']['ParameterError'];
    Problem: api['schemas']['Problem'];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listFestivals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "usualMonth": 11,
           *         "foundedYear": 2009,
           *         "slug": "lagoon-film-days",
           *         "name": "Lagoon Film Days",
           *         "city": "Lagos",
           *         "country": "Nigeria",
           *         "description": "A sample festival: screenings on the water, weather permitting."
           *       }
           *     ]
           */
          'application/json': components['schemas']['Festival'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listFestivalEditions: {
    parameters: {
      query?: {
        /**
         * @description Slug of a festival. Absent: of all.
         * @example durban-international-film-festival
         */
        festival?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "year": 2024,
           *         "begins": "2024-11-04",
           *         "ends": "2024-11-10",
           *         "slug": "lagoon-film-days",
           *         "name": "Lagoon Film Days",
           *         "place": "Lagos",
           *         "country": "Nigeria"
           *       }
           *     ]
           */
          'application/json': components['schemas']['DatedEdition'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getFestival: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example durban-international-film-festival */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "usualMonth": 11,
           *       "foundedYear": 2009,
           *       "slug": "lagoon-film-days",
           *       "name": "Lagoon Film Days",
           *       "city": "Lagos",
           *       "country": "Nigeria",
           *       "description": "A sample festival: screenings on the water, weather permitting.",
           *       "countryTitles": [
           *         {
           *           "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "releaseYear": 2019,
           *           "posterUrl": null,
           *           "slug": "harmattan-road",
           *           "displayTitle": "Harmattan Road",
           *           "genres": [
           *             "drama",
           *             "family"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ],
           *           "runtimeMins": 112,
           *           "bayesianRating": 8.1,
           *           "seasonCount": null,
           *           "episodeCount": null,
           *           "originalTitle": null,
           *           "ratingIsSample": true,
           *           "releaseDate": null,
           *           "isStub": false,
           *           "languages": [
           *             "Hausa",
           *             "English"
           *           ],
           *           "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *         }
           *       ],
           *       "editions": [
           *         {
           *           "year": 2024,
           *           "number": 16,
           *           "begins": "2024-11-04",
           *           "ends": "2024-11-10",
           *           "place": null,
           *           "sources": [],
           *           "prizes": null,
           *           "juries": [
           *             {
           *               "of": "Feature films",
           *               "president": null,
           *               "members": [
           *                 {
           *                   "name": null,
           *                   "person": null
           *                 }
           *               ]
           *             }
           *           ],
           *           "selections": [
           *             {
           *               "section": "Feature films in competition",
           *               "titles": [
           *                 {
           *                   "work": null,
           *                   "title": null
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['FestivalDetail'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCompanies: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "roles": [
           *           "production"
           *         ],
           *         "titleCount": 3,
           *         "slug": "loom-pictures",
           *         "name": "Loom Pictures",
           *         "otherNames": [],
           *         "country": "Ghana"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Company'][];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example filmone-entertainment */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *       "roles": [
           *         "production"
           *       ],
           *       "titleCount": 3,
           *       "slug": "loom-pictures",
           *       "name": "Loom Pictures",
           *       "otherNames": [],
           *       "country": "Ghana",
           *       "credits": [
           *         {
           *           "role": "production",
           *           "market": null,
           *           "title": {
           *             "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "releaseYear": 2019,
           *             "posterUrl": null,
           *             "slug": "harmattan-road",
           *             "displayTitle": "Harmattan Road",
           *             "genres": [
           *               "drama",
           *               "family"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "runtimeMins": 112,
           *             "bayesianRating": 8.1,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "originalTitle": null,
           *             "ratingIsSample": true,
           *             "releaseDate": null,
           *             "isStub": false,
           *             "languages": [
           *               "Hausa",
           *               "English"
           *             ],
           *             "plotSummary": "A sample story: two sisters drive their father’s lorry north before the dust closes the road."
           *           },
           *           "source": {
           *             "where": "A sample year book, page 7",
           *             "url": null
           *           }
           *         }
           *       ],
           *       "sources": [
           *         {
           *           "what": "Running time",
           *           "where": "A sample source, 2021",
           *           "url": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['CompanyDetail'];
        };
      };
      /** @description A parameter is unknown or out of bounds; `errors` names it. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description There is no such record. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests came from your address; `Retry-After` says when to ask again. */
      429: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Something went wrong on our side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The database is unavailable; `Retry-After` says when to ask again. */
      503: {
        headers: {
          /** @description When to ask again, in seconds. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
export type Festival = components['schemas']['Festival'];
export type DatedEdition = components['schemas']['DatedEdition'];
export type EditionPrizes = components['schemas']['EditionPrizes'];
export type Juror = components['schemas']['Juror'];
export type FestivalJury = components['schemas']['FestivalJury'];
export type SelectedTitle = components['schemas']['SelectedTitle'];
export type FestivalSelection = components['schemas']['FestivalSelection'];
export type FestivalEdition = components['schemas']['FestivalEdition'];
export type FestivalDetail = components['schemas']['FestivalDetail'];
export type Company = components['schemas']['Company'];
export type CompanyCredit = components['schemas']['CompanyCredit'];
export type CompanyDetail = components['schemas']['CompanyDetail'];

type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
