/** Made from `openapi.json` beside it by `npm run openapi -- mfe-template`. Do not edit it. */
import type { components as api } from '@sinima/contracts/api';
export interface paths {
  '/api/street-songs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Street Songs, by name
     * @description One page of them.
     */
    get: operations['listStreetSongs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/street-songs/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of the street songs, with its title
     * @description One that does not exist is a 404.
     */
    get: operations['getStreetSong'];
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
    StreetSong: {
      id: string;
      /** @example first-street-song */
      slug: string;
      name: string;
    };
    /** @enum {string} */
    TitleType: api['schemas']['TitleType'];
    /** @enum {string} */
    TitleStatus: api['schemas']['TitleStatus'];
    TitleCard: api['schemas']['TitleCard'];
    StreetSongDetail: {
      id: string;
      /** @example first-street-song */
      slug: string;
      name: string;
      /** @description Null where the catalogue has the title no more. */
      title: components['schemas']['TitleCard'] | null;
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
  listStreetSongs: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, with the size of the whole list and the neighbouring pages in the headers. */
      200: {
        headers: {
          /** @description How many items the whole list has. */
          'X-Total-Count': number;
          /** @description `eq`: the count is exact. `gte`: there are at least as many. */
          'X-Total-Count-Relation': 'eq' | 'gte';
          /** @description Addresses of the first, previous, next and last page (RFC 8288). */
          Link: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "5a3e1c0b9d8f7e6a5b4c3d2e",
           *         "slug": "first-street-song",
           *         "name": "First Street Song"
           *       }
           *     ]
           */
          'application/json': components['schemas']['StreetSong'][];
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
  getStreetSong: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example first-street-song */
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
           *       "slug": "first-street-song",
           *       "name": "First Street Song",
           *       "title": null
           *     }
           */
          'application/json': components['schemas']['StreetSongDetail'];
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
export type StreetSong = components['schemas']['StreetSong'];
export type StreetSongDetail = components['schemas']['StreetSongDetail'];

type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
