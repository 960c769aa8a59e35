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
    /** @enum {string} */
    TitleType: api['schemas']['TitleType'];
    /** @enum {string} */
    TitleStatus: api['schemas']['TitleStatus'];
    TitleCard: api['schemas']['TitleCard'];
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
