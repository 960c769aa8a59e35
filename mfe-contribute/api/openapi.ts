/** Made from `openapi.json` beside it by `npm run openapi -- mfe-contribute`. Do not edit it. */
import type { components as api } from '@sinima/contracts/api';
export interface paths {
  '/api/edits/editors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which members were made editors, or ceased to be, the latest first
     * @description With the reason that was given. `PART_CONTRIBUTE_EDITORS` names the first editors.
     */
    get: operations['listEditors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/editors/{handle}/appointment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a member an editor
     * @description For editors. The public log shows it, with its reason.
     */
    post: operations['appoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/editors/{handle}/dismissal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes an editor a member again
     * @description For editors. The public log shows it, with its reason.
     */
    post: operations['dismiss'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/authors/{number}/rollback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undoes all edits of an author, and keeps the author from more
     * @description For editors. What the call cannot wait for goes on after it; `remaining` says how many edits that are.
     */
    post: operations['rollBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/edits/author': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in member as an author: number and standing
     * @description `blockedFor` says why an editor ended the member’s edits, or moderators suspended the account; null: nobody did.
     */
    get: operations['getOwnAuthor'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/edits/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All edits of the signed-in member, as a download
     * @description With their changes, sources, comments and votes.
     */
    get: operations['exportOwnEdits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/edits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Forgets who the author of the edits is
     * @description The edits stay, with a number and “a former member”. The site calls it when an account is deleted.
     */
    delete: operations['forgetOwnEdits'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Proposed changes of records, the latest first
     * @description By state, country, author or record.
     */
    get: operations['listEdits'];
    put?: never;
    /**
     * Proposes a change of a record
     * @description Open to everybody. Edits are public, with the number of their author, under CC0. A change that breaks a rule of the
     *     catalogue is a 400 that names the field. If the record has changed meanwhile, it is a 409.
     */
    post: operations['propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accepted changes, the latest first
     * @description Each is on the site already. `GET /api/changes` has the log that a stranger can verify.
     */
    get: operations['listRecentEdits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many edits there are, and how long review takes
     * @description Hours from proposal to decision: the median, and what nine of ten edits take.
     */
    get: operations['getEditStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One edit, with its changes and votes
     * @description Authors and voters are numbers, with the names of members whose profile is public.
     */
    get: operations['getEdit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/votes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accepts an edit, or says “no” to it
     * @description For members with standing; one vote each, the last counts. Three accept it, after 48 hours. One “no” stops it: its author
     *     has 72 hours to answer.
     */
    post: operations['vote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a “no” to one’s own edit
     * @description It goes to the editors then.
     */
    post: operations['answer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/withdrawal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraws one’s own edit
     * @description Only before it was decided.
     */
    post: operations['withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/renewal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes one’s own edit anew from what the record says now
     * @description Where it is in conflict, because others changed the record. Review begins again.
     */
    post: operations['renew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides an edit
     * @description For editors, at any time. A refusal needs a reason, and so does what overrules a “no”.
     */
    post: operations['decideEdit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edits/{id}/thanks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Thanks the author of an accepted edit
     * @description Each member once.
     */
    post: operations['thank'];
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
    /**
     * @description `visitor`: without an account.
     * @enum {string}
     */
    EditAuthorKind: 'member' | 'former-member' | 'visitor';
    /** @enum {string} */
    EditStanding: 'beginner' | 'member' | 'standing' | 'trusted' | 'editor';
    EditAuthor: {
      /** @description Random; the catalogue’s log has it in place of a name. */
      number: number;
      /** @description `visitor`: without an account. */
      kind: components['schemas']['EditAuthorKind'];
      standing: components['schemas']['EditStanding'];
      /** @description Null: the profile is private, or there is none. */
      handle: string | null;
      displayName: string | null;
    };
    Appointment: {
      /** Format: date-time */
      appointedAt: string;
      isEditor: boolean;
      reason: string | null;
      editor: components['schemas']['EditAuthor'];
      /** @description Null: a setting of the site names this editor. */
      by: components['schemas']['EditAuthor'] | null;
    };
    GiveReason: {
      reason: string;
    };
    Rollback: {
      /** @description Accepted edits that this call took back. */
      reverted: number;
      /** @description Undecided edits that it refused. */
      refused: number;
      /** @description What could not be taken back, because somebody changed the same facts since: editors look at it. */
      conflicts: number;
      /** @description How many are left: they follow without another call. */
      remaining: number;
    };
    OwnAuthor: {
      /** @description Whether the member’s votes count. */
      mayVote: boolean;
      /** @description Why the member may not write; null: may. */
      blockedFor: string | null;
      author: components['schemas']['EditAuthor'];
    };
    /** @enum {string} */
    EditLicence: 'CC0-1.0';
    /** @enum {string} */
    EditKind: 'change' | 'create' | 'merge' | 'withdraw' | 'revert' | 'split';
    /** @enum {string} */
    EditState: 'open' | 'held' | 'with-editors' | 'conflict' | 'accepted' | 'refused' | 'withdrawn';
    EditSource: {
      /** @example The credits on screen */
      where: string;
      /**
       * Format: uri
       * @description An address that begins with https://.
       * @example https://www.example.org/a-review
       */
      url?: string;
    };
    EditField: {
      /** @example runtimeMins */
      field: string;
      /**
       * @description Left out: it had none.
       * @example 95
       */
      before?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /**
       * @description Left out: it is taken away.
       * @example 95
       */
      after?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @description Items that leave a list. */
      removed?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      /** @description Items that come to a list. */
      added?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      source?: components['schemas']['EditSource'];
    };
    /** @enum {string} */
    RecordKind: api['schemas']['RecordKind'];
    EditedRecord: {
      kind: components['schemas']['RecordKind'];
      /** @example lionheart */
      slug: string;
    };
    EditSplit: {
      /** @description Of a new record: its own fields. Of one that is there: none. */
      fields: components['schemas']['EditField'][];
      /** @description Records in which the other one is meant wherever they name the one that is split. */
      moves: components['schemas']['EditedRecord'][];
    };
    EditVote: {
      /** Format: date-time */
      votedAt: string;
      accepts: boolean;
      /** @description Of a “no”. */
      reason: string | null;
      author: components['schemas']['EditAuthor'];
    };
    EditAnswer: {
      /** Format: date-time */
      answeredAt: string;
      text: string;
    };
    EditConflict: {
      /**
       * @description What the edit was made from.
       * @example 95
       */
      before?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @example 95 */
      now?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      field: string;
    };
    /**
     * @description `standing`: a small edit of a trusted member, or of an editor. `rules`: the catalogue’s rules refused it.
     * @enum {string}
     */
    EditDecider: 'votes' | 'editor' | 'standing' | 'rules';
    EditDecision: {
      /** @description `standing`: a small edit of a trusted member, or of an editor. `rules`: the catalogue’s rules refused it. */
      by: components['schemas']['EditDecider'];
      /** Format: date-time */
      decidedAt: string;
      /** @description Of an accepted edit: its place in the catalogue’s log. */
      sequence: number | null;
      reason: string | null;
      /** @description Null: no editor decided. */
      editor: components['schemas']['EditAuthor'] | null;
    };
    Edit: {
      id: string;
      kind: components['schemas']['EditKind'];
      state: components['schemas']['EditState'];
      /** Format: date-time */
      openedAt: string;
      /** @description How many members with standing accept it. */
      accepting: number;
      refusing: number;
      /**
       * @description What the record is called.
       * @example Lionheart
       */
      name: string;
      /** @description English names. */
      countries: string[];
      /**
       * @description Names of the changed fields.
       * @example [
       *       "runtimeMins"
       *     ]
       */
      fields: string[];
      comment: string | null;
      /** @description Of a revert: the place in the log of the change that is taken back. */
      reverts: number | null;
      licence: components['schemas']['EditLicence'];
      /**
       * Format: date-time
       * @description When votes or days decide, as it stands. Null: they do not.
       */
      dueAt: string | null;
      /** @description How many members said thank you. */
      thanks: number;
      /**
       * @description What the checks found, for editors to look at.
       * @example [
       *       "It takes facts away."
       *     ]
       */
      checks: string[];
      /** @description Of a merge: the slug of the record that stays. Of a split: of the other one. */
      into: string | null;
      /** @description Of a split: what the other record is and gains. Null: it is none. */
      split: components['schemas']['EditSplit'] | null;
      changes: components['schemas']['EditField'][];
      votes: components['schemas']['EditVote'][];
      /** @description Null: its author has not answered a “no”. */
      answer: components['schemas']['EditAnswer'] | null;
      conflicts: components['schemas']['EditConflict'][];
      record: components['schemas']['EditedRecord'];
      author: components['schemas']['EditAuthor'];
      /** @description Null: it is not decided. */
      decision: components['schemas']['EditDecision'] | null;
    };
    EditsExport: {
      licence: components['schemas']['EditLicence'];
      /** Format: date-time */
      exportedAt: string;
      author: components['schemas']['EditAuthor'];
      edits: components['schemas']['Edit'][];
    };
    /** @enum {string} */
    EditStateFilter:
      | 'undecided'
      | 'open'
      | 'held'
      | 'with-editors'
      | 'conflict'
      | 'accepted'
      | 'refused'
      | 'withdrawn';
    EditSummary: {
      id: string;
      kind: components['schemas']['EditKind'];
      state: components['schemas']['EditState'];
      /** Format: date-time */
      openedAt: string;
      /** @description How many members with standing accept it. */
      accepting: number;
      refusing: number;
      /**
       * @description What the record is called.
       * @example Lionheart
       */
      name: string;
      /** @description English names. */
      countries: string[];
      /**
       * @description Names of the changed fields.
       * @example [
       *       "runtimeMins"
       *     ]
       */
      fields: string[];
      comment: string | null;
      record: components['schemas']['EditedRecord'];
      author: components['schemas']['EditAuthor'];
      /** @description Null: it is not decided. */
      decision: components['schemas']['EditDecision'] | null;
    };
    ProposeEdit: {
      /** @description `create`: all fields of a new record. `split`: what leaves the record. `merge`, `withdraw` and `revert`: no fields, they follow. */
      kind: components['schemas']['EditKind'];
      /** @description Of a merge: the slug of the record that stays. Of a split: of the other one, which may be new. */
      into?: string;
      /** @description Of a revert: the place in the catalogue’s log of the change that is taken back. */
      reverts?: number;
      fields: components['schemas']['EditField'][];
      comment?: string;
      /**
       * @description That the words are your own, and that you give them under this licence.
       * @enum {string}
       */
      licence: 'CC0-1.0';
      /**
       * Format: email
       * @description Of visitors without an account: for questions, until the edit is decided. Editors alone see it. Without it, review takes longer.
       */
      mail?: string;
      record: components['schemas']['EditedRecord'];
      /** @description Of a split. */
      split?: components['schemas']['EditSplit'];
    };
    EditStatistics: {
      undecided: number;
      /** @description Of the undecided ones: held, or with the editors. */
      withEditors: number;
      accepted: number;
      refused: number;
      /** @description Half of the latest 200 decided edits were decided within so many hours. Null: none was. */
      medianHours: number | null;
      nineTenthsHours: number | null;
    };
    CastVote: {
      /** @description A “no” needs one. */
      reason?: string;
      accepts: boolean;
    };
    AnswerNo: {
      text: string;
    };
    DecideEdit: {
      /** @description A refusal needs one, and so does what overrules a “no”. */
      reason?: string;
      accepts: boolean;
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
  listEditors: {
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
           *         "appointedAt": "2026-01-16T19:30:00.000Z",
           *         "isEditor": true,
           *         "reason": null,
           *         "editor": {
           *           "number": 1730441,
           *           "kind": "member",
           *           "standing": "beginner",
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "by": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Appointment'][];
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
  appoint: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GiveReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "appointedAt": "2026-01-16T19:30:00.000Z",
           *         "isEditor": true,
           *         "reason": null,
           *         "editor": {
           *           "number": 1730441,
           *           "kind": "member",
           *           "standing": "beginner",
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "by": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Appointment'][];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  dismiss: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GiveReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "appointedAt": "2026-01-16T19:30:00.000Z",
           *         "isEditor": true,
           *         "reason": null,
           *         "editor": {
           *           "number": 1730441,
           *           "kind": "member",
           *           "standing": "beginner",
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "by": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Appointment'][];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  rollBack: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Number of an author
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GiveReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "reverted": 12,
           *       "refused": 3,
           *       "conflicts": 0,
           *       "remaining": 0
           *     }
           */
          'application/json': components['schemas']['Rollback'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  getOwnAuthor: {
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
           * @example {
           *       "mayVote": false,
           *       "blockedFor": null,
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       }
           *     }
           */
          'application/json': components['schemas']['OwnAuthor'];
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
      /** @description You are not signed in. */
      401: {
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
  exportOwnEdits: {
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
           * @example {
           *       "licence": "CC0-1.0",
           *       "exportedAt": "text",
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "edits": [
           *         {
           *           "id": "5f1d7f3a9b2c4d5e6f708192",
           *           "kind": "change",
           *           "state": "open",
           *           "openedAt": "2026-01-16T19:30:00.000Z",
           *           "accepting": 1,
           *           "refusing": 0,
           *           "name": "Sample Film",
           *           "countries": [
           *             "Nigeria"
           *           ],
           *           "fields": [
           *             "credits"
           *           ],
           *           "comment": "This is a sample. She is in the credits on screen.",
           *           "reverts": null,
           *           "licence": "CC0-1.0",
           *           "dueAt": null,
           *           "thanks": 0,
           *           "checks": [],
           *           "into": null,
           *           "split": null,
           *           "changes": [
           *             {
           *               "field": "runtimeMins",
           *               "before": 95,
           *               "after": 95,
           *               "removed": [
           *                 "Nigeria"
           *               ],
           *               "added": [
           *                 "Nigeria"
           *               ],
           *               "source": {
           *                 "where": "The credits on screen",
           *                 "url": "https://www.example.org/a-review"
           *               }
           *             }
           *           ],
           *           "votes": [
           *             {
           *               "votedAt": "2026-01-16T19:30:00.000Z",
           *               "accepts": true,
           *               "reason": null,
           *               "author": {
           *                 "number": 1730441,
           *                 "kind": "member",
           *                 "standing": "beginner",
           *                 "handle": "sample-member",
           *                 "displayName": "Sample Member"
           *               }
           *             }
           *           ],
           *           "answer": null,
           *           "conflicts": [
           *             {
           *               "before": 95,
           *               "now": 95,
           *               "field": "text"
           *             }
           *           ],
           *           "record": {
           *             "kind": "title",
           *             "slug": "lionheart"
           *           },
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           },
           *           "decision": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['EditsExport'];
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
      /** @description You are not signed in. */
      401: {
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
  forgetOwnEdits: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  listEdits: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /**
         * @description `undecided`: open, held, with the editors, or in conflict. Left out: all.
         * @example undecided
         */
        state?: components['schemas']['EditStateFilter'];
        /**
         * @description Number of an author.
         * @example 1
         */
        author?: number;
        /**
         * @description With `slug`: edits of one record.
         * @example title
         */
        kind?: components['schemas']['RecordKind'];
        /** @description English name of a country. */
        country?: string;
        slug?: string;
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
           *         "id": "5f1d7f3a9b2c4d5e6f708192",
           *         "kind": "change",
           *         "state": "open",
           *         "openedAt": "2026-01-16T19:30:00.000Z",
           *         "accepting": 1,
           *         "refusing": 0,
           *         "name": "Sample Film",
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "fields": [
           *           "credits"
           *         ],
           *         "comment": "This is a sample. She is in the credits on screen.",
           *         "record": {
           *           "kind": "title",
           *           "slug": "lionheart"
           *         },
           *         "author": {
           *           "number": 1730441,
           *           "kind": "member",
           *           "standing": "beginner",
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "decision": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['EditSummary'][];
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
  propose: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token'?: string;
        /**
         * @description The same edit sent again with the same key is the same edit.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposeEdit'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  listRecentEdits: {
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
           *         "id": "5f1d7f3a9b2c4d5e6f708192",
           *         "kind": "change",
           *         "state": "open",
           *         "openedAt": "2026-01-16T19:30:00.000Z",
           *         "accepting": 1,
           *         "refusing": 0,
           *         "name": "Sample Film",
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "fields": [
           *           "credits"
           *         ],
           *         "comment": "This is a sample. She is in the credits on screen.",
           *         "record": {
           *           "kind": "title",
           *           "slug": "lionheart"
           *         },
           *         "author": {
           *           "number": 1730441,
           *           "kind": "member",
           *           "standing": "beginner",
           *           "handle": "sample-member",
           *           "displayName": "Sample Member"
           *         },
           *         "decision": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['EditSummary'][];
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
  getEditStatistics: {
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
           * @example {
           *       "undecided": 12,
           *       "withEditors": 2,
           *       "accepted": 340,
           *       "refused": 25,
           *       "medianHours": 50.5,
           *       "nineTenthsHours": 168
           *     }
           */
          'application/json': components['schemas']['EditStatistics'];
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
  getEdit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
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
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
  vote: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CastVote'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  answer: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerNo'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  withdraw: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
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
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  renew: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
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
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  decideEdit: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideEdit'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
  thank: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The `token` that `GET /api/me` tells.
         * @example a-sample-token
         */
        'x-sinima-token': string;
      };
      path: {
        /**
         * @description Id of an edit
         * @example 5f1d7f3a9b2c4d5e6f708192
         */
        id: string;
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
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "kind": "change",
           *       "state": "open",
           *       "openedAt": "2026-01-16T19:30:00.000Z",
           *       "accepting": 1,
           *       "refusing": 0,
           *       "name": "Sample Film",
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "fields": [
           *         "credits"
           *       ],
           *       "comment": "This is a sample. She is in the credits on screen.",
           *       "reverts": null,
           *       "licence": "CC0-1.0",
           *       "dueAt": null,
           *       "thanks": 0,
           *       "checks": [],
           *       "into": null,
           *       "split": null,
           *       "changes": [
           *         {
           *           "field": "runtimeMins",
           *           "before": 95,
           *           "after": 95,
           *           "removed": [
           *             "Nigeria"
           *           ],
           *           "added": [
           *             "Nigeria"
           *           ],
           *           "source": {
           *             "where": "The credits on screen",
           *             "url": "https://www.example.org/a-review"
           *           }
           *         }
           *       ],
           *       "votes": [
           *         {
           *           "votedAt": "2026-01-16T19:30:00.000Z",
           *           "accepts": true,
           *           "reason": null,
           *           "author": {
           *             "number": 1730441,
           *             "kind": "member",
           *             "standing": "beginner",
           *             "handle": "sample-member",
           *             "displayName": "Sample Member"
           *           }
           *         }
           *       ],
           *       "answer": null,
           *       "conflicts": [
           *         {
           *           "before": 95,
           *           "now": 95,
           *           "field": "text"
           *         }
           *       ],
           *       "record": {
           *         "kind": "title",
           *         "slug": "lionheart"
           *       },
           *       "author": {
           *         "number": 1730441,
           *         "kind": "member",
           *         "standing": "beginner",
           *         "handle": "sample-member",
           *         "displayName": "Sample Member"
           *       },
           *       "decision": null
           *     }
           */
          'application/json': components['schemas']['Edit'];
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
      /** @description You are not signed in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description You may not do this, or the token of the session is missing; `detail` says which. */
      403: {
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
      /** @description The edit or its record is another one than the call takes for granted; `detail` says which. */
      409: {
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
export type EditAuthorKind = components['schemas']['EditAuthorKind'];
export type EditStanding = components['schemas']['EditStanding'];
export type EditAuthor = components['schemas']['EditAuthor'];
export type Appointment = components['schemas']['Appointment'];
export type GiveReason = components['schemas']['GiveReason'];
export type Rollback = components['schemas']['Rollback'];
export type OwnAuthor = components['schemas']['OwnAuthor'];
export type EditLicence = components['schemas']['EditLicence'];
export type EditKind = components['schemas']['EditKind'];
export type EditState = components['schemas']['EditState'];
export type EditSource = components['schemas']['EditSource'];
export type EditField = components['schemas']['EditField'];
export type EditedRecord = components['schemas']['EditedRecord'];
export type EditSplit = components['schemas']['EditSplit'];
export type EditVote = components['schemas']['EditVote'];
export type EditAnswer = components['schemas']['EditAnswer'];
export type EditConflict = components['schemas']['EditConflict'];
export type EditDecider = components['schemas']['EditDecider'];
export type EditDecision = components['schemas']['EditDecision'];
export type Edit = components['schemas']['Edit'];
export type EditsExport = components['schemas']['EditsExport'];
export type EditStateFilter = components['schemas']['EditStateFilter'];
export type EditSummary = components['schemas']['EditSummary'];
export type ProposeEdit = components['schemas']['ProposeEdit'];
export type EditStatistics = components['schemas']['EditStatistics'];
export type CastVote = components['schemas']['CastVote'];
export type AnswerNo = components['schemas']['AnswerNo'];
export type DecideEdit = components['schemas']['DecideEdit'];

type OwnPaths = paths;
declare module '@sinima/contracts/api' {
  interface paths extends OwnPaths {}
}
