/** Made from `contracts/openapi.json` by `npm run openapi -w @sinima/bff`. Do not edit it. */
import type { components as api } from '../openapi.ts';
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
  '/api/festivals/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One festival, with titles from its country
     * @description The titles are the best rated of the festival’s country, not its programme.
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @enum {string} */
    TitleType: api['schemas']['TitleType'];
    /** @enum {string} */
    TitleStatus: api['schemas']['TitleStatus'];
    TitleCard: api['schemas']['TitleCard'];
    ParameterError: api['schemas']['ParameterError'];
    Problem: api['schemas']['Problem'];
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
    };
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
           *         "id": "0286e6ecc9e825d32d7821b1",
           *         "slug": "durban-international-film-festival",
           *         "name": "Durban International Film Festival",
           *         "city": "Durban",
           *         "country": "South Africa",
           *         "usualMonth": 7,
           *         "foundedYear": 1979,
           *         "description": "One of the oldest festivals of southern Africa, with screenings across Durban and its townships and a market, the Durban FilmMart, where projects look for partners."
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
           *       "id": "0286e6ecc9e825d32d7821b1",
           *       "slug": "durban-international-film-festival",
           *       "name": "Durban International Film Festival",
           *       "city": "Durban",
           *       "country": "South Africa",
           *       "usualMonth": 7,
           *       "foundedYear": 1979,
           *       "description": "One of the oldest festivals of southern Africa, with screenings across Durban and its townships and a market, the Durban FilmMart, where projects look for partners.",
           *       "countryTitles": [
           *         {
           *           "id": "a849466809e5f3af4df46bb8",
           *           "slug": "my-octopus-teacher",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "My Octopus Teacher",
           *           "releaseYear": 2020,
           *           "posterUrl": null,
           *           "genres": [
           *             "documentary"
           *           ],
           *           "countries": [
           *             "South Africa"
           *           ],
           *           "originalTitle": null,
           *           "runtimeMins": 85,
           *           "languages": [
           *             "English"
           *           ],
           *           "plotSummary": "A film-maker dives every day in a kelp forest near Cape Town and follows the life of one octopus.",
           *           "bayesianRating": 8.4,
           *           "ratingIsSample": true,
           *           "seasonCount": null,
           *           "episodeCount": null,
           *           "releaseDate": null,
           *           "isStub": false
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
}
export type Festival = components['schemas']['Festival'];
export type FestivalDetail = components['schemas']['FestivalDetail'];

type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
