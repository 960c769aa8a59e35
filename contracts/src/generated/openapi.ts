/** Made from `contracts/openapi.json` by `npm run openapi -w @sinima/bff`. Do not edit it. */
export interface paths {
  '/api/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Signs in: a navigation of the browser to the provider, and back
     * @description Open it as a page, not with `fetch`. After signing in, the browser comes back to the path in `return`.
     */
    get: operations['login'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Signs out, here and at the provider: a navigation of the browser
     * @description Open it as a page, not with `fetch`. The session ends here first, whatever the provider answers.
     */
    get: operations['logout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in member; 401 for anonymous visitors
     * @description Never cached. `GET /api/me` tells more.
     */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in member, with the token for writes; 401 for anonymous visitors
     * @description Never cached. Call it only where the cookie `sinima_signed_in` is set.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    /**
     * Deletes the member, and signs out everywhere
     * @description What the sign-in provider keeps is deleted there: `signInPage` of `GET /api/me` leads to it.
     */
    delete: operations['deleteMe'];
    options?: never;
    head?: never;
    /**
     * Changes the profile
     * @description What is left out stays. A handle that is taken, or looks like one that is, is a 409.
     */
    patch: operations['updateMe'];
    trace?: never;
  };
  '/api/me/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the member is signed in, newest first
     * @description Never cached. At most 50; a session ends seven days after its sign-in.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * Signs out everywhere, here too
     * @description The next sign-in asks the provider again.
     */
    delete: operations['endAllSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/sessions/{id}': {
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
     * Signs out one browser
     * @description Another member's session is a 404, like one that does not exist.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The member's keys for higher limits, newest first
     * @description Never cached. At most five, without the keys themselves: only their hashes are stored.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Makes a key for higher limits
     * @description This answer alone has the key. A sixth key is a 409.
     */
    post: operations['makeKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/keys/{id}': {
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
     * Revokes a key
     * @description Calls with it are a 401 from now on. Another member's key is a 404, like one that does not exist.
     */
    delete: operations['revokeKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/members/{handle}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A member's public profile
     * @description A private profile is a 404, like one that does not exist. No cache keeps profiles, so that one that becomes private is private at once.
     */
    get: operations['getMember'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Films and series, filtered and sorted
     * @description Filters combine: a title has to pass all of them. `Link` and `X-Total-Count` say how many pages there are. Combinations that nothing passes give an empty list.
     */
    get: operations['listTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/trending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is read and rated most in these two weeks, and then what the editors have chosen, in their order
     * @description That a title is read counts once in six hours, and each member’s vote once; nothing is stored about who reads.
     */
    get: operations['listTrendingTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/wanted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles whose records lack most: those that are read in these two weeks, and then others by prizes
     * @description At most 24, the least complete first. Each title should have a director, a plot, a cast, a length and a source.
     */
    get: operations['listWantedTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/streaming': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles that stream, in the editors’ order
     * @description `availabilityIsSample` marks sample data.
     */
    get: operations['listStreamingTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/theaters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles shown in theaters, in the editors’ order
     * @description `showingsAreSample` marks sample data.
     */
    get: operations['listTheaterTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One title, by its slug; an id finds it too
     * @description A former slug finds the title too. `lang` is the language of its plot; `Content-Language` says which it is in. Rating, votes and rank are null until ten people have voted; `ratingIsSample` marks those of sample votes.
     */
    get: operations['getTitle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/showtimes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where and when a title is shown, in local times
     * @description Times are those of the theater’s own city. `isSample` marks sample data.
     */
    get: operations['listShowtimes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/where-to-watch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which platforms stream a title, in one country or in any
     * @description Without `country`, offers of all countries. `isSample` marks sample data.
     */
    get: operations['listWatchOffers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/similar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles of like genre, country and time
     * @description At most six, the most alike first, computed from the records alone.
     */
    get: operations['listSimilarTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * People of film and television, by name
     * @description Filters combine. `letter` is the first letter of the name without its marks.
     */
    get: operations['listPeople'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/featured': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whom the editors feature, in their order
     * @description Chosen by editors.
     */
    get: operations['listFeaturedPeople'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One person, by their slug; an id finds them too
     * @description A former slug finds the person too. `lang` is the language of their biography; `Content-Language` says which it is in. Living people have a year of birth at most.
     */
    get: operations['getPerson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Cast and crew of a title, by billing order
     * @description The whole list in one answer. Cast comes first.
     */
    get: operations['listTitleCredits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Filmography of a person, newest title first
     * @description The whole filmography in one answer, one entry for each role.
     */
    get: operations['listPersonCredits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Seasons of a series, by number; of a film, none
     * @description An episode count is there where it is known.
     */
    get: operations['listSeasons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/episodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Episodes of one season of a series, by number; of a film, none
     * @description `season` is the number of the season, from 1.
     */
    get: operations['listTitleEpisodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seasons/{id}/episodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Episodes of a season, by number
     * @description `id` is that of a season, as in the list of a series’ seasons.
     */
    get: operations['listEpisodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reviews/recent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of all titles, newest first
     * @description `isSample` marks sample data.
     */
    get: operations['listRecentReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of a title, newest first
     * @description `isSample` marks sample data.
     */
    get: operations['listTitleReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles and people by name, and titles by what else a query says of them
     * @description Titles and people are paged apart. Misspelled names are found where nothing else is.
     */
    get: operations['search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/{q}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The same search, with the query in the path
     * @description For clients that cannot write a query. Slashes in `q` have to be escaped.
     */
    get: operations['searchByPath'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a visitor who types may mean
     * @description Short answers for a search field, while somebody types. Names that begin with the words come first.
     */
    get: operations['suggest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/lists/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Curated lists, in the editors’ order
     * @description Without the items of the lists.
     */
    get: operations['listLists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/lists/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One list with its items
     * @description Items come in the list’s own order.
     */
    get: operations['getList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/awards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Bodies that give awards, in the editors’ order
     * @description Without their editions, which come with one award.
     */
    get: operations['listAwards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/awards/highlights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Best film, best director and rising star of a year
     * @description Over all bodies; the year counts as the body itself counts it.
     */
    get: operations['listAwardHighlights'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/awards/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One award, by year and category, with winners and nominees
     * @description With `year`, that edition alone; else a page of whole editions, newest first.
     */
    get: operations['getAwards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/awards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Nominations and awards of a title, newest first
     * @description Won or nominated, each with its body, year and category.
     */
    get: operations['listTitleAwards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/awards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Nominations and awards of a person, newest first
     * @description Won or nominated, each with its body, year and category.
     */
    get: operations['listPersonAwards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/genres': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Genres that titles have, by name
     * @description Only genres that a title has.
     */
    get: operations['listGenres'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/filters/titles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Countries, languages and decades that titles have
     * @description With how many titles each value has, for filter menus.
     */
    get: operations['listTitleFilters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many titles, people, reviews and members there are
     * @description Counted from what is stored; sample data do not count.
     */
    get: operations['getStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether visitors can write to the people who run this site, and where it goes
     * @description The form itself is on `/contact`.
     */
    get: operations['getContact'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many calls a minute this site answers
     * @description Beyond a limit the answer is 429, and `Retry-After` says when to ask again.
     */
    get: operations['getLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * This description of the API, as OpenAPI 3.1
     * @description Of the core, and of the parts that live releases of remotes bring. Types of clients are generated from it.
     */
    get: operations['getOpenApi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dump': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The open catalogue under CC0 1.0, one JSON record a line; no sample data, nothing imported
     * @description It holds accepted changes at once. One download counts as sixty calls. The revision stands in the header `Sinima-Revision`.
     */
    get: operations['downloadCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dump/titles/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A title as it is written in the catalogue’s files
     * @description With the sources of its facts, and the file in which you can correct it.
     */
    get: operations['getTitleSource'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dump/people/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A person as they are written in the catalogue’s files
     * @description With the sources of its facts, and the file in which you can correct it.
     */
    get: operations['getPersonSource'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The log of accepted changes, in its order
     * @description Each change names the hash of the one before it and is signed, so that anybody can verify the log. Ask on with `after`, the last `sequence`; an empty list is the end.
     */
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/changes/key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The public key that signs the log
     * @description Keep it: a log that another key signs is another site’s.
     */
    get: operations['getChangesKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/changes/conflicts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accepted changes that are not applied, because the catalogue’s files say something else meanwhile
     * @description They stay in the log. Correct the record again, or the files.
     */
    get: operations['listChangeConflicts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/records/{kind}/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A record as the catalogue’s files have it, with accepted changes
     * @description A former slug finds the record too. With `at`, it is as it was after that change.
     */
    get: operations['getRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/records/{kind}/{slug}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description `fields` are those of this record; a merge, a split or an award changes others too.
     */
    get: operations['listRecordHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The changes of a title, newest first
     * @description The same as of the record.
     */
    get: operations['listTitleHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The changes of a person, newest first
     * @description The same as of the record.
     */
    get: operations['listPersonHistory'];
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
    User: {
      firstName: string | null;
      email: string | null;
    };
    /** @enum {string} */
    Role: 'member' | 'moderator';
    Me: {
      /**
       * Format: date
       * @description The day of the first sign-in.
       * @example 2026-01-15
       */
      memberSince: string;
      /** @example amina */
      handle: string;
      displayName: string;
      country: string | null;
      bio: string | null;
      /** @example 5f1d7f3a9b2c4d5e6f708192 */
      id: string;
      role: components['schemas']['Role'];
      firstName: string | null;
      email: string | null;
      /** @description Whether everybody may read the profile. */
      isPublic: boolean;
      /** @description Goes with every write, as the header `X-Sinima-Token`. */
      token: string;
      /** @description Page of the sign-in provider for passkeys and the like. */
      signInPage: string | null;
    };
    UpdateProfile: {
      /**
       * @description Letters a to z, digits and hyphens, 3 to 30 characters. No two handles look alike.
       * @example amina
       */
      handle?: string;
      /**
       * @description The name that others read.
       * @example Amina
       */
      displayName?: string;
      /**
       * @description A country under the catalogue's English name; null takes it away.
       * @example Nigeria
       * @enum {string|null}
       */
      country?:
        | 'Algeria'
        | 'Angola'
        | 'Benin'
        | 'Botswana'
        | 'Burkina Faso'
        | 'Burundi'
        | 'Cameroon'
        | 'Cape Verde'
        | 'Central African Republic'
        | 'Chad'
        | 'Comoros'
        | 'Congo'
        | 'Djibouti'
        | 'DR Congo'
        | 'Egypt'
        | 'Equatorial Guinea'
        | 'Eritrea'
        | 'Eswatini'
        | 'Ethiopia'
        | 'Gabon'
        | 'Gambia'
        | 'Ghana'
        | 'Guinea'
        | 'Guinea-Bissau'
        | 'Ivory Coast'
        | 'Kenya'
        | 'Lesotho'
        | 'Liberia'
        | 'Libya'
        | 'Madagascar'
        | 'Malawi'
        | 'Mali'
        | 'Mauritania'
        | 'Mauritius'
        | 'Morocco'
        | 'Mozambique'
        | 'Namibia'
        | 'Niger'
        | 'Nigeria'
        | 'Rwanda'
        | 'São Tomé and Príncipe'
        | 'Senegal'
        | 'Seychelles'
        | 'Sierra Leone'
        | 'Somalia'
        | 'South Africa'
        | 'South Sudan'
        | 'Sudan'
        | 'Tanzania'
        | 'Togo'
        | 'Tunisia'
        | 'Uganda'
        | 'Zambia'
        | 'Zimbabwe'
        | 'Afghanistan'
        | 'Åland Islands'
        | 'Albania'
        | 'American Samoa'
        | 'Andorra'
        | 'Anguilla'
        | 'Antarctica'
        | 'Antigua & Barbuda'
        | 'Argentina'
        | 'Armenia'
        | 'Aruba'
        | 'Ascension Island'
        | 'Australia'
        | 'Austria'
        | 'Azerbaijan'
        | 'Bahamas'
        | 'Bahrain'
        | 'Bangladesh'
        | 'Barbados'
        | 'Belarus'
        | 'Belgium'
        | 'Belize'
        | 'Bermuda'
        | 'Bhutan'
        | 'Bolivia'
        | 'Bosnia & Herzegovina'
        | 'Bouvet Island'
        | 'Brazil'
        | 'British Indian Ocean Territory'
        | 'British Virgin Islands'
        | 'Brunei'
        | 'Bulgaria'
        | 'Cambodia'
        | 'Canada'
        | 'Canary Islands'
        | 'Caribbean Netherlands'
        | 'Cayman Islands'
        | 'Ceuta & Melilla'
        | 'Chile'
        | 'China'
        | 'Christmas Island'
        | 'Clipperton Island'
        | 'Cocos (Keeling) Islands'
        | 'Colombia'
        | 'Cook Islands'
        | 'Costa Rica'
        | 'Croatia'
        | 'Cuba'
        | 'Curaçao'
        | 'Cyprus'
        | 'Czech Republic'
        | 'Czechoslovakia'
        | 'Denmark'
        | 'Diego Garcia'
        | 'Dominica'
        | 'Dominican Republic'
        | 'East Germany'
        | 'Ecuador'
        | 'El Salvador'
        | 'Estonia'
        | 'Falkland Islands'
        | 'Faroe Islands'
        | 'Fiji'
        | 'Finland'
        | 'France'
        | 'French Guiana'
        | 'French Polynesia'
        | 'French Southern Territories'
        | 'Georgia'
        | 'Germany'
        | 'Gibraltar'
        | 'Greece'
        | 'Greenland'
        | 'Grenada'
        | 'Guadeloupe'
        | 'Guam'
        | 'Guatemala'
        | 'Guernsey'
        | 'Guyana'
        | 'Haiti'
        | 'Heard & McDonald Islands'
        | 'Honduras'
        | 'Hong Kong'
        | 'Hungary'
        | 'Iceland'
        | 'India'
        | 'Indonesia'
        | 'Iran'
        | 'Iraq'
        | 'Ireland'
        | 'Isle of Man'
        | 'Israel'
        | 'Italy'
        | 'Jamaica'
        | 'Japan'
        | 'Jersey'
        | 'Jordan'
        | 'Kazakhstan'
        | 'Kiribati'
        | 'Kosovo'
        | 'Kuwait'
        | 'Kyrgyzstan'
        | 'Laos'
        | 'Latvia'
        | 'Lebanon'
        | 'Liechtenstein'
        | 'Lithuania'
        | 'Luxembourg'
        | 'Macau'
        | 'Malaysia'
        | 'Maldives'
        | 'Malta'
        | 'Marshall Islands'
        | 'Martinique'
        | 'Mayotte'
        | 'Mexico'
        | 'Micronesia'
        | 'Moldova'
        | 'Monaco'
        | 'Mongolia'
        | 'Montenegro'
        | 'Montserrat'
        | 'Myanmar'
        | 'Nauru'
        | 'Nepal'
        | 'Netherlands'
        | 'New Caledonia'
        | 'New Zealand'
        | 'Nicaragua'
        | 'Niue'
        | 'Norfolk Island'
        | 'North Korea'
        | 'North Macedonia'
        | 'Northern Mariana Islands'
        | 'Norway'
        | 'Oman'
        | 'Pakistan'
        | 'Palau'
        | 'Palestine'
        | 'Panama'
        | 'Papua New Guinea'
        | 'Paraguay'
        | 'Peru'
        | 'Philippines'
        | 'Pitcairn Islands'
        | 'Poland'
        | 'Portugal'
        | 'Puerto Rico'
        | 'Qatar'
        | 'Réunion'
        | 'Romania'
        | 'Russia'
        | 'Samoa'
        | 'San Marino'
        | 'Sark'
        | 'Saudi Arabia'
        | 'Serbia'
        | 'Singapore'
        | 'Sint Maarten'
        | 'Slovakia'
        | 'Slovenia'
        | 'Solomon Islands'
        | 'South Georgia & South Sandwich Islands'
        | 'South Korea'
        | 'Soviet Union'
        | 'Spain'
        | 'Sri Lanka'
        | 'St. Barthélemy'
        | 'St. Helena'
        | 'St. Kitts & Nevis'
        | 'St. Lucia'
        | 'St. Martin'
        | 'St. Pierre & Miquelon'
        | 'St. Vincent & Grenadines'
        | 'Suriname'
        | 'Svalbard & Jan Mayen'
        | 'Sweden'
        | 'Switzerland'
        | 'Syria'
        | 'Taiwan'
        | 'Tajikistan'
        | 'Thailand'
        | 'Timor-Leste'
        | 'Tokelau'
        | 'Tonga'
        | 'Trinidad & Tobago'
        | 'Tristan da Cunha'
        | 'Turkey'
        | 'Turkmenistan'
        | 'Turks & Caicos Islands'
        | 'Tuvalu'
        | 'U.S. Outlying Islands'
        | 'U.S. Virgin Islands'
        | 'Ukraine'
        | 'United Arab Emirates'
        | 'United Kingdom'
        | 'United States'
        | 'Uruguay'
        | 'Uzbekistan'
        | 'Vanuatu'
        | 'Vatican City'
        | 'Venezuela'
        | 'Vietnam'
        | 'Wallis & Futuna'
        | 'West Germany'
        | 'Western Sahara'
        | 'Yemen'
        | 'Yugoslavia'
        | null;
      /**
       * @description A few lines about oneself; null takes them away.
       * @example I watch everything from Kannywood.
       */
      bio?: string | null;
      /** @description Whether everybody may read the profile. */
      isPublic?: boolean;
    };
    Session: {
      /** @example 5f1d7f3a9b2c4d5e6f708193 */
      id: string;
      /**
       * Format: date-time
       * @example 2026-01-15T08:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Exact to some minutes.
       * @example 2026-01-16T19:30:00.000Z
       */
      usedAt: string;
      /**
       * Format: date-time
       * @example 2026-01-22T08:00:00.000Z
       */
      expiresAt: string;
      /**
       * @description Coarse name of the browser.
       * @example Firefox on Android
       */
      device: string;
      /** @description Whether this call comes from it. */
      isCurrent: boolean;
    };
    ApiKey: {
      /** @example 5f1d7f3a9b2c4d5e6f708195 */
      id: string;
      /**
       * Format: date
       * @example 2026-01-15
       */
      createdOn: string;
      /**
       * Format: date
       * @description The day of the last call with it; null: there was none.
       * @example 2026-01-16
       */
      usedOn: string | null;
      name: string;
    };
    MakeApiKey: {
      /**
       * @description By which the member knows the key again.
       * @example Sample of a research group
       */
      name: string;
    };
    NewApiKey: {
      /** @example 5f1d7f3a9b2c4d5e6f708195 */
      id: string;
      /**
       * Format: date
       * @example 2026-01-15
       */
      createdOn: string;
      /**
       * Format: date
       * @description The day of the last call with it; null: there was none.
       * @example 2026-01-16
       */
      usedOn: string | null;
      name: string;
      /** @description Goes with calls as the header `X-API-Key`. Nobody can read it again. */
      key: string;
    };
    Member: {
      /**
       * Format: date
       * @description The day of the first sign-in.
       * @example 2026-01-15
       */
      memberSince: string;
      /** @example amina */
      handle: string;
      displayName: string;
      country: string | null;
      bio: string | null;
    };
    /** @enum {string} */
    TitleType: 'MOVIE' | 'SERIES';
    /** @enum {string} */
    TitleStatus: 'released' | 'upcoming';
    /** @enum {string} */
    TitleSort: 'popularity' | 'rating' | 'year' | 'title' | 'most-awarded' | 'top-rated' | 'new';
    TitleCard: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
      /** @description Minutes; of a series, the usual length of an episode. */
      runtimeMins: number | null;
      /** @description Bayesian, one decimal. Null: fewer than ten people voted. */
      bayesianRating: number | null;
      /** @description Of a series with known seasons. */
      seasonCount: number | null;
      /** @description Of a series with known episodes. */
      episodeCount: number | null;
      originalTitle: string | null;
      /** @description The rating, with the number of votes and the rank, comes from sample votes. */
      ratingIsSample: boolean;
      /** @description Of an upcoming title, as announced: `2027` or `2027-03-12`. */
      releaseDate: string | null;
      /** @description The record says little: no plot, no cast and no source. Such titles stand last by rating. */
      isStub: boolean;
      /**
       * @description English names, the main one first.
       * @example [
       *       "Igbo",
       *       "English"
       *     ]
       */
      languages: string[];
      plotSummary: string | null;
    };
    /**
     * @description Which of them it lacks. `length`: the running time, of a series its seasons.
     * @enum {string}
     */
    TitleNeed: 'director' | 'plot' | 'cast' | 'length' | 'source';
    WantedTitle: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
      /** @description Minutes; of a series, the usual length of an episode. */
      runtimeMins: number | null;
      /** @description Bayesian, one decimal. Null: fewer than ten people voted. */
      bayesianRating: number | null;
      /** @description Of a series with known seasons. */
      seasonCount: number | null;
      /** @description Of a series with known episodes. */
      episodeCount: number | null;
      originalTitle: string | null;
      /** @description The rating, with the number of votes and the rank, comes from sample votes. */
      ratingIsSample: boolean;
      /** @description Of an upcoming title, as announced: `2027` or `2027-03-12`. */
      releaseDate: string | null;
      /** @description The record says little: no plot, no cast and no source. Such titles stand last by rating. */
      isStub: boolean;
      /**
       * @description English names, the main one first.
       * @example [
       *       "Igbo",
       *       "English"
       *     ]
       */
      languages: string[];
      plotSummary: string | null;
      /** @description Which of them it lacks. `length`: the running time, of a series its seasons. */
      lacks: components['schemas']['TitleNeed'][];
    };
    /** @enum {string} */
    StreamingPlatform:
      | 'Netflix'
      | 'Amazon Prime'
      | 'Disney+'
      | 'Hulu'
      | 'HBO Max'
      | 'Paramount+'
      | 'Showmax'
      | 'Apple TV+';
    /** @enum {string} */
    WatchKind: 'subscription' | 'rent' | 'buy' | 'free';
    WatchOffer: {
      platform: components['schemas']['StreamingPlatform'];
      kind: components['schemas']['WatchKind'];
      /** @description Where it is watched. Null: not known. */
      url: string | null;
      /**
       * @description English names of all countries that it is offered in. Null: not limited to some.
       * @example [
       *       "Nigeria",
       *       "Kenya"
       *     ]
       */
      countries: string[] | null;
      /** @description The availability is sample data. */
      isSample: boolean;
    };
    StreamingTitle: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
      /** @description Minutes; of a series, the usual length of an episode. */
      runtimeMins: number | null;
      /** @description Bayesian, one decimal. Null: fewer than ten people voted. */
      bayesianRating: number | null;
      /** @description Of a series with known seasons. */
      seasonCount: number | null;
      /** @description Of a series with known episodes. */
      episodeCount: number | null;
      originalTitle: string | null;
      /** @description The rating, with the number of votes and the rank, comes from sample votes. */
      ratingIsSample: boolean;
      /** @description Of an upcoming title, as announced: `2027` or `2027-03-12`. */
      releaseDate: string | null;
      /** @description The record says little: no plot, no cast and no source. Such titles stand last by rating. */
      isStub: boolean;
      /**
       * @description English names, the main one first.
       * @example [
       *       "Igbo",
       *       "English"
       *     ]
       */
      languages: string[];
      plotSummary: string | null;
      streamingPlatforms: components['schemas']['StreamingPlatform'][];
      /** @description The availability is sample data. */
      availabilityIsSample: boolean;
      /** @description Which platforms stream it, with the countries of each. */
      offers: components['schemas']['WatchOffer'][];
    };
    /** @enum {string} */
    City: 'Lagos' | 'Accra' | 'Nairobi' | 'Cape Town' | 'Cairo' | 'Casablanca';
    Showing: {
      city: components['schemas']['City'];
      price: number | null;
      /**
       * @description English name.
       * @example Nigeria
       */
      country: string;
      /**
       * @description IANA time zone of the city.
       * @example Africa/Lagos
       */
      timeZone: string;
      cinema: string;
      chain: string | null;
      /**
       * @description Local times, `HH:MM`.
       * @example [
       *       "14:30",
       *       "18:00"
       *     ]
       */
      times: string[];
      /**
       * @description ISO 4217.
       * @example NGN
       */
      currency: string;
      /** @description Place, times and price are sample data. */
      isSample: boolean;
    };
    TheaterTitle: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
      /** @description Minutes; of a series, the usual length of an episode. */
      runtimeMins: number | null;
      /** @description Bayesian, one decimal. Null: fewer than ten people voted. */
      bayesianRating: number | null;
      /** @description Of a series with known seasons. */
      seasonCount: number | null;
      /** @description Of a series with known episodes. */
      episodeCount: number | null;
      originalTitle: string | null;
      /** @description The rating, with the number of votes and the rank, comes from sample votes. */
      ratingIsSample: boolean;
      /** @description Of an upcoming title, as announced: `2027` or `2027-03-12`. */
      releaseDate: string | null;
      /** @description The record says little: no plot, no cast and no source. Such titles stand last by rating. */
      isStub: boolean;
      /**
       * @description English names, the main one first.
       * @example [
       *       "Igbo",
       *       "English"
       *     ]
       */
      languages: string[];
      plotSummary: string | null;
      /**
       * @description Cinemas, with their cities.
       * @example [
       *       "Sample Cinema, Lagos"
       *     ]
       */
      theaterLocations: string[];
      /** @description Local times, `HH:MM`, each once, in order. */
      showtimes: string[];
      /** @description Places, times and prices are sample data. */
      showingsAreSample: boolean;
      showings: components['schemas']['Showing'][];
    };
    /** @enum {string} */
    Language: 'en' | 'fr' | 'ar' | 'pt' | 'sw';
    AlternativeTitle: {
      /** @example La Noire de… */
      title: string;
      /**
       * @description BCP 47; with the script where it is not the usual one: `ar-Latn`.
       * @example fr
       */
      language: string | null;
    };
    /** @enum {string} */
    CompanyRole: 'production' | 'distribution';
    NamedSource: {
      /** @description The name of the source. */
      where: string;
      /** @description Its address. */
      url: string | null;
    };
    TitleCompany: {
      role: components['schemas']['CompanyRole'];
      /**
       * @description It leads to the company: `/api/companies/{slug}`.
       * @example filmone-entertainment
       */
      slug: string;
      /** @example FilmOne Entertainment */
      name: string;
      /** @description The country where it distributed the title, in English. Null: not known, or not of distribution. */
      market: string | null;
      source: components['schemas']['NamedSource'];
    };
    Money: {
      amount: number;
      /**
       * @description ISO 4217.
       * @example NGN
       */
      currency: string;
    };
    /**
     * @description How exactly the source states it. Null: to the last digit.
     * @enum {string}
     */
    AmountPrecision: 'rounded' | 'minimum';
    BoxOfficeFigure: {
      amount: number;
      /**
       * @description ISO 4217.
       * @example NGN
       */
      currency: string;
      /** @description How exactly the source states it. Null: to the last digit. */
      precision: components['schemas']['AmountPrecision'] | null;
      /** @description The year in which they were sold. Null: see `until`. */
      year: number | null;
      /**
       * Format: date
       * @description The day up to which all tickets since the release count. Null: see `year`.
       */
      until: string | null;
      /**
       * @description The country where tickets were sold, in English.
       * @example Nigeria
       */
      market: string;
      source: components['schemas']['NamedSource'];
    };
    TechnicalFact: {
      /** @example Colour */
      label: string;
      /** @example Colour */
      value: string;
    };
    OtherIds: {
      /** @description In IMDb. */
      imdb: string | null;
      /** @description In Wikidata. */
      wikidata: string | null;
    };
    FactSource: {
      /**
       * @description Which facts.
       * @example Cast and running time
       */
      what: string;
      /** @description The name of the source. */
      where: string;
      /** @description Its address. */
      url: string | null;
    };
    TitleDetail: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
      /** @description Minutes; of a series, the usual length of an episode. */
      runtimeMins: number | null;
      /** @description Bayesian, one decimal. Null: fewer than ten people voted. */
      bayesianRating: number | null;
      /** @description Of a series with known seasons. */
      seasonCount: number | null;
      /** @description Of a series with known episodes. */
      episodeCount: number | null;
      originalTitle: string | null;
      /** @description The rating, with the number of votes and the rank, comes from sample votes. */
      ratingIsSample: boolean;
      /** @description Of an upcoming title, as announced: `2027` or `2027-03-12`. */
      releaseDate: string | null;
      /** @description The record says little: no plot, no cast and no source. Such titles stand last by rating. */
      isStub: boolean;
      /**
       * @description English names, the main one first.
       * @example [
       *       "Igbo",
       *       "English"
       *     ]
       */
      languages: string[];
      plotSummary: string | null;
      streamingPlatforms: components['schemas']['StreamingPlatform'][];
      /** @description The availability is sample data. */
      availabilityIsSample: boolean;
      /** @description The language of the plot summary: that of `lang`, or English where it has no translation. Null: there is no plot summary. */
      plotLanguage: components['schemas']['Language'] | null;
      /** @description How many people voted. Null: fewer than ten. */
      voteCount: number | null;
      /** @description Place among all rated titles of its type by Bayesian rating, sample ratings apart from others; titles of equal rating share a place. */
      rank: number | null;
      pageViews: number | null;
      /** @description Places, times and prices of the showings are sample data. */
      showingsAreSample: boolean;
      /**
       * @description The language of the original title, BCP 47.
       * @example fr
       */
      originalLanguage: string | null;
      /** @description The plot summary is a translation that no speaker of its language has reviewed. */
      plotIsDraft: boolean;
      /** @description In English. */
      synopsis: string | null;
      /** @description Address of a trailer. Null: no trailer yet. */
      trailerUrl: string | null;
      /** @description One sentence each. */
      trivia: string[];
      /** @description What else it is called; search finds it by these too. */
      alternativeTitles: components['schemas']['AlternativeTitle'][];
      /** @description Who made and distributed it, as far as a source says so. */
      companies: components['schemas']['TitleCompany'][];
      budget: components['schemas']['Money'] | null;
      /** @description The first of `boxOfficeFigures`: that of one market and period, not all that the title took in. */
      boxOffice: components['schemas']['Money'] | null;
      /** @description Published figures, the latest period first. */
      boxOfficeFigures: components['schemas']['BoxOfficeFigure'][];
      /** @description Where and when it is shown in theaters. */
      showings: components['schemas']['Showing'][];
      technical: components['schemas']['TechnicalFact'][];
      ids: components['schemas']['OtherIds'];
      /** @description Where its facts were looked up, as far as the record names it. */
      sources: components['schemas']['FactSource'][];
      /** @description Which platforms stream it, with the countries of each. */
      offers: components['schemas']['WatchOffer'][];
    };
    /** @enum {string} */
    PeopleSort: 'renown' | 'name';
    PersonCard: {
      id: string;
      /** @description Null: the woven portrait is shown. */
      headshotUrl: string | null;
      /** @example genevieve-nnaji */
      slug: string;
      /** @example Genevieve Nnaji */
      name: string;
      /**
       * @description English name.
       * @example Nigeria
       */
      country: string | null;
      birthYear: number | null;
      /**
       * Format: date
       * @description Only of people who have died.
       */
      birthDate: string | null;
      /**
       * Format: date
       * @description Null of the living, and where the day is not known.
       */
      deathDate: string | null;
      /** @description Null of the living. */
      deathYear: number | null;
      birthPlace: string | null;
      /** @example Nigerian */
      nationality: string | null;
      /**
       * @description What the person is known for.
       * @example [
       *       "Actor",
       *       "Director"
       *     ]
       */
      roles: string[];
      bio: string | null;
    };
    PersonDetail: {
      id: string;
      /** @description Null: the woven portrait is shown. */
      headshotUrl: string | null;
      /** @example genevieve-nnaji */
      slug: string;
      /** @example Genevieve Nnaji */
      name: string;
      /**
       * @description English name.
       * @example Nigeria
       */
      country: string | null;
      birthYear: number | null;
      /**
       * Format: date
       * @description Only of people who have died.
       */
      birthDate: string | null;
      /**
       * Format: date
       * @description Null of the living, and where the day is not known.
       */
      deathDate: string | null;
      /** @description Null of the living. */
      deathYear: number | null;
      birthPlace: string | null;
      /** @example Nigerian */
      nationality: string | null;
      /**
       * @description What the person is known for.
       * @example [
       *       "Actor",
       *       "Director"
       *     ]
       */
      roles: string[];
      bio: string | null;
      /** @description How many credits the person has here. */
      creditCount: number;
      /** @description The language of the biography: that of `lang`, or English where it has no translation. Null: there is no biography. */
      bioLanguage: components['schemas']['Language'] | null;
      /** @description The biography is a translation that no speaker of its language has reviewed. */
      bioIsDraft: boolean;
      ids: components['schemas']['OtherIds'];
      /** @description Where facts were looked up, as far as the record names it. */
      sources: components['schemas']['FactSource'][];
    };
    /** @enum {string} */
    RoleCategory:
      | 'ACTOR'
      | 'DIRECTOR'
      | 'WRITER'
      | 'PRODUCER'
      | 'DP'
      | 'EDITOR'
      | 'COMPOSER'
      | 'COSTUME'
      | 'ART'
      | 'CASTING'
      | 'OTHER';
    /**
     * @description Null of an actor. The order of these values is the order in which departments are shown.
     * @enum {string}
     */
    Department:
      | 'Directing'
      | 'Writing'
      | 'Production'
      | 'Cinematography'
      | 'Editing'
      | 'Music'
      | 'Sound Department'
      | 'Art Direction'
      | 'Costume & Wardrobe'
      | 'Casting'
      | 'Makeup Department'
      | 'Stunts'
      | 'Visual Effects'
      | 'Camera Department'
      | 'Additional Crew';
    PersonRef: {
      id: string;
      /** @description Null: the woven portrait is shown. */
      headshotUrl: string | null;
      /** @example genevieve-nnaji */
      slug: string;
      /** @example Genevieve Nnaji */
      name: string;
      /**
       * @description English name.
       * @example Nigeria
       */
      country: string | null;
    };
    Credit: {
      id: string;
      roleCategory: components['schemas']['RoleCategory'];
      /** @description Null of an actor. The order of these values is the order in which departments are shown. */
      department: components['schemas']['Department'] | null;
      /** @description From 1. Null, not known, is ordered as 999. */
      billingOrder: number | null;
      isLeadRole: boolean;
      uncredited: boolean;
      characterName: string | null;
      person: components['schemas']['PersonRef'];
    };
    TitleRef: {
      id: string;
      type: components['schemas']['TitleType'];
      status: components['schemas']['TitleStatus'];
      releaseYear: number | null;
      /** @description Null: the cloth poster is shown. */
      posterUrl: string | null;
      /** @example living-in-bondage */
      slug: string;
      /** @example Living in Bondage */
      displayTitle: string;
      /**
       * @description Lower-case English words, the main one first.
       * @example [
       *       "drama"
       *     ]
       */
      genres: string[];
      /**
       * @description English names, the main one first.
       * @example [
       *       "Nigeria"
       *     ]
       */
      countries: string[];
    };
    PersonCredit: {
      id: string;
      roleCategory: components['schemas']['RoleCategory'];
      /** @description Null of an actor. The order of these values is the order in which departments are shown. */
      department: components['schemas']['Department'] | null;
      /** @description From 1. Null, not known, is ordered as 999. */
      billingOrder: number | null;
      isLeadRole: boolean;
      uncredited: boolean;
      characterName: string | null;
      title: components['schemas']['TitleRef'];
    };
    Season: {
      id: string;
      number: number;
      episodeCount: number;
      name: string | null;
      synopsis: string | null;
    };
    Episode: {
      id: string;
      episodeNumber: number;
      /** @description Minutes. */
      runtimeMins: number | null;
      /** Format: date */
      airDate: string | null;
      name: string;
      synopsis: string | null;
    };
    Review: {
      id: string;
      rating: number;
      /** Format: date-time */
      createdAt: string;
      likes: number;
      /**
       * @description `system` marks a professional critic.
       * @example system
       */
      userId: string;
      headline: string | null;
      reviewText: string | null;
      /** @description What some reviews have in place of `reviewText`. */
      body: string | null;
      /**
       * @description Language of the text, BCP 47.
       * @example en
       */
      language: string;
      /** @description A sample, to be shown as one. */
      isSample: boolean;
      title: components['schemas']['TitleRef'];
    };
    /**
     * @description As lists of titles name it.
     * @enum {string}
     */
    SearchFilterName:
      | 'type'
      | 'status'
      | 'country'
      | 'language'
      | 'platform'
      | 'genre'
      | 'decade'
      | 'year'
      | 'search';
    UnderstoodFilter: {
      /** @description As lists of titles name it. */
      name: components['schemas']['SearchFilterName'];
      /**
       * @description As lists of titles take it.
       * @example Senegal
       */
      value: string;
      /**
       * @description The words that mean it.
       * @example senegalese
       */
      words: string;
      /** @description The query that takes these words literally, as parts of names: they are in quotation marks. */
      literally: string;
      /** @description The query without these words. */
      without: string;
    };
    Understanding: {
      /** @description How many films pass; from 10000, at least as many. */
      movies: number;
      /** @description How many series pass; from 10000, at least as many. */
      series: number;
      filters: components['schemas']['UnderstoodFilter'][];
      /** @description The query that takes all words literally. */
      literally: string;
      /** @description They are filtered by a platform, and which titles it has is sample data. */
      availabilityIsSample: boolean;
    };
    /** @enum {string} */
    FoundPageKind: 'list' | 'award' | 'festival';
    FoundPage: {
      kind: components['schemas']['FoundPageKind'];
      /** @example fespaco-awards */
      slug: string;
      /** @example FESPACO Stallions of Yennenga */
      name: string;
      /** @description English name. */
      country: string | null;
      description: string | null;
    };
    TitleMatches: {
      /** @description How many there are; from 10000, at least as many. */
      total: number;
      /** @description How many of them are called as the query is; they are the first. */
      exact: number;
      /** @description One page of them, the best match first. */
      items: components['schemas']['TitleCard'][];
    };
    PersonMatches: {
      /** @description How many there are; from 10000, at least as many. */
      total: number;
      /** @description How many of them are called as the query is; they are the first. */
      exact: number;
      /** @description One page of them, the best match first. */
      items: components['schemas']['PersonCard'][];
    };
    SearchResults: {
      /** @description Titles, people and pages together. */
      total: number;
      /** @description What was looked for. */
      query: string;
      /** @description True: no name holds what was typed; titles and people are those whose names are similar to it. */
      isApproximate: boolean;
      /** @description What the query was understood to say beside names; null: nothing. */
      understood: components['schemas']['Understanding'] | null;
      /** @description The lists, awards and festivals that the query names. */
      pages: components['schemas']['FoundPage'][];
      titles: components['schemas']['TitleMatches'];
      people: components['schemas']['PersonMatches'];
    };
    /** @enum {string} */
    SuggestionKind: 'title' | 'person';
    Suggestion: {
      kind: components['schemas']['SuggestionKind'];
      /** @description Of a title. */
      type: components['schemas']['TitleType'] | null;
      /** @example king-of-boys */
      slug: string;
      /**
       * @description A title, or the name of a person.
       * @example King of Boys
       */
      label: string;
      /**
       * @description The year of a title, or what a person is known for.
       * @example 2018
       */
      detail: string | null;
    };
    ListCard: {
      id: string;
      /** @example 25 */
      itemCount: number;
      /** @example must-watch-african-cinema */
      slug: string;
      /** @example Must-Watch African Cinema */
      name: string;
      description: string | null;
      /**
       * @description What its items are called.
       * @example Movies
       */
      itemNoun: string;
    };
    ListDetail: {
      id: string;
      /** @example 25 */
      itemCount: number;
      /** @example must-watch-african-cinema */
      slug: string;
      /** @example Must-Watch African Cinema */
      name: string;
      description: string | null;
      /**
       * @description What its items are called.
       * @example Movies
       */
      itemNoun: string;
      titles: components['schemas']['TitleCard'][];
      people: components['schemas']['PersonCard'][];
    };
    /** @enum {string} */
    AwardsFrequency: 'annual' | 'biennial';
    AwardsBody: {
      id: string;
      frequency: components['schemas']['AwardsFrequency'];
      /** @description Month in which they are usually given. */
      usualMonth: number;
      foundedYear: number | null;
      /** @example africa-movie-academy-awards */
      slug: string;
      name: string;
      /** @description English name. */
      country: string | null;
      description: string;
      /** @description Years of which winners are known here, newest first. */
      years: number[];
    };
    AwardsHighlight: {
      won: boolean;
      /** @description Name of the film or series that has no page here. */
      work: string | null;
      /** @description Name of the person who has no page here. */
      name: string | null;
      year: number;
      award: string;
      awardSlug: string;
      category: string;
      /** @example Best Film */
      label: string;
      title: components['schemas']['TitleRef'] | null;
      person: components['schemas']['PersonRef'] | null;
    };
    Nominee: {
      won: boolean;
      /** @description Name of the film or series that has no page here. */
      work: string | null;
      /** @description Name of the person who has no page here. */
      name: string | null;
      title: components['schemas']['TitleRef'] | null;
      person: components['schemas']['PersonRef'] | null;
    };
    AwardsCategory: {
      /** @example Best Film */
      name: string;
      /** @description Address of the page that names the nominees. */
      source: string | null;
      nominees: components['schemas']['Nominee'][];
    };
    AwardsEdition: {
      year: number;
      categories: components['schemas']['AwardsCategory'][];
    };
    AwardsBodyDetail: {
      id: string;
      frequency: components['schemas']['AwardsFrequency'];
      /** @description Month in which they are usually given. */
      usualMonth: number;
      foundedYear: number | null;
      /** @example africa-movie-academy-awards */
      slug: string;
      name: string;
      /** @description English name. */
      country: string | null;
      description: string;
      /** @description Years of which winners are known here, newest first. */
      years: number[];
      /** @description Which page of the editions this is, from 1. */
      page: number;
      /** @description How many pages the editions have. A page holds whole editions. */
      pageCount: number;
      /** @description Newest first. */
      editions: components['schemas']['AwardsEdition'][];
    };
    AwardsMention: {
      won: boolean;
      /** @description Name of the film or series that has no page here. */
      work: string | null;
      /** @description Name of the person who has no page here. */
      name: string | null;
      year: number;
      award: string;
      awardSlug: string;
      category: string;
      title: components['schemas']['TitleRef'] | null;
      person: components['schemas']['PersonRef'] | null;
    };
    Genre: {
      titleCount: number;
      /**
       * @description A lower-case English word, as in `genres` of a title.
       * @example drama
       */
      name: string;
    };
    FilterWord: {
      titleCount: number;
      /**
       * @description An English name, as in `countries` or `languages` of a title.
       * @example Nigeria
       */
      name: string;
    };
    Decade: {
      /**
       * @description The first of the ten years.
       * @example 1990
       */
      decade: number;
      titleCount: number;
    };
    TitleFilters: {
      /** @description Those of Africa first, and among these those with most titles. */
      countries: components['schemas']['FilterWord'][];
      /** @description Those with most titles first. */
      languages: components['schemas']['FilterWord'][];
      /** @description The latest first. */
      decades: components['schemas']['Decade'][];
    };
    Stats: {
      totalTitles: number;
      totalPeople: number;
      totalReviews: number;
      totalMembers: number;
    };
    /**
     * @description `mail`: messages are mailed. `log`: a demonstration writes them into the log of its server. `none`: there is no form,
     *     because no address is set.
     * @enum {string}
     */
    ContactDelivery: 'mail' | 'log' | 'none';
    Contact: {
      /**
       * @description `mail`: messages are mailed. `log`: a demonstration writes them into the log of its server. `none`: there is no form,
       *     because no address is set.
       */
      delivery: components['schemas']['ContactDelivery'];
    };
    CallLimits: {
      /** @description From one network address, without a key. */
      perMinuteOfAddress: number | null;
      /** @description With one key, which a member makes. */
      perMinuteOfKey: number | null;
      /** @description How many keys a member may have. */
      keysOfMember: number;
    };
    /** @enum {string} */
    SourceKind: 'title' | 'person';
    SourceRecord: {
      kind: components['schemas']['SourceKind'];
      /** @description The line of the file at which it begins. */
      line: number;
      /** @example lionheart */
      slug: string;
      /**
       * @description Path from the repository.
       * @example data/catalogue/titles/nigeria/lionheart.yaml
       */
      file: string;
      /** @description The lines themselves. */
      yaml: string;
    };
    /** @enum {string} */
    ChangeKind: 'change' | 'create' | 'merge' | 'withdraw' | 'revert';
    /** @enum {string} */
    ChangeDecidedBy: 'votes' | 'editor' | 'standing';
    SourceHash: {
      field: string;
      text: string;
    };
    ChangeText: {
      /** @description SHA-256 of salt, line feed and text. */
      hash: string;
      salt: string;
      text: string;
    };
    /** @enum {string} */
    ChangeDid: 'changed' | 'created' | 'removed';
    /** @enum {string} */
    RecordKind: 'title' | 'person' | 'award' | 'festival' | 'list';
    ChangedRecord: {
      kind: components['schemas']['RecordKind'];
      slug: string;
    };
    ChangedField: {
      /** @description What it was; left out: it had none, or items changed. */
      before?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @description What it is; left out: it was taken away, or items changed. */
      after?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @description Items that left the list. */
      removed?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      /** @description Items that came to the list. */
      added?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      /** @description Of items that left without a successor: their places in the list, from 0. */
      removedAt?: number[];
      /** @description Of a list to which items came back: their places; left out: they took those of items that left, and others came to the end. */
      addedAt?: number[];
      /** @example runtimeMins */
      field: string;
    };
    ChangeEffect: {
      did: components['schemas']['ChangeDid'];
      record: components['schemas']['ChangedRecord'];
      fields: components['schemas']['ChangedField'][];
    };
    LoggedChange: {
      /** @description Its place in the log, from 1. */
      sequence: number;
      /**
       * Format: date-time
       * @description When it was accepted.
       */
      at: string;
      /** @description A random number, which stands for the author. */
      author: number;
      kind: components['schemas']['ChangeKind'];
      /** @description Of a revert: the change that it took back. */
      reverts?: number;
      /** @description SHA-256 of what it says, in hexadecimal digits. */
      hash: string;
      /** @description The proposal that it was. */
      edit: string;
      /** @enum {string} */
      licence: 'CC0-1.0';
      decidedBy: components['schemas']['ChangeDecidedBy'];
      sources: components['schemas']['SourceHash'][];
      /** @description Hash of the change before it; of the first one, 64 zeros. */
      previous: string;
      /** @description Ed25519 over the 32 bytes of the hash, in base64url. */
      signature: string;
      /** @description The public key, 32 bytes in base64url. */
      key: string;
      /** @description The texts whose hashes stand in `comment` and `sources`, as far as they are there. */
      texts: components['schemas']['ChangeText'][];
      effects: components['schemas']['ChangeEffect'][];
      /** @description Hash of the comment. */
      comment?: string;
      record: components['schemas']['ChangedRecord'];
      /** @description Of a merge: the slug of the record that stayed. Of a change that made two of one record: of the other one. */
      into?: string;
    };
    LogKey: {
      /** @enum {string} */
      algorithm: 'Ed25519';
      /** @description 32 bytes in base64url. */
      key: string;
    };
    ConflictingField: {
      field: string;
      /** @description JSON of what the change found; null: nothing. */
      before: string | null;
      /** @description JSON of what the files have; null: nothing. */
      now: string | null;
    };
    LogConflict: {
      sequence: number;
      record: components['schemas']['ChangedRecord'];
      conflicts: components['schemas']['ConflictingField'][];
    };
    RecordState: {
      kind: components['schemas']['RecordKind'];
      /** @description The last change of the log, to which the record is as it stands here; 0: none. */
      sequence: number;
      /** @description The fields, as `data/schema` describes them. */
      facts: {
        [key: string]: unknown;
      };
      /** @description Its present slug, where it was asked for by a former one. */
      slug: string;
    };
    ChangedFieldSource: {
      where: string;
      url?: string;
    };
    SourcedField: {
      /** @description What it was; left out: it had none, or items changed. */
      before?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @description What it is; left out: it was taken away, or items changed. */
      after?:
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          };
      /** @description Items that left the list. */
      removed?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      /** @description Items that came to the list. */
      added?: (
        | string
        | number
        | boolean
        | unknown[]
        | {
            [key: string]: unknown;
          }
      )[];
      /** @description Of items that left without a successor: their places in the list, from 0. */
      removedAt?: number[];
      /** @description Of a list to which items came back: their places; left out: they took those of items that left, and others came to the end. */
      addedAt?: number[];
      /** @example runtimeMins */
      field: string;
      source?: components['schemas']['ChangedFieldSource'];
    };
    HistoryEntry: {
      /** @description Its place in the log, from 1. */
      sequence: number;
      /**
       * Format: date-time
       * @description When it was accepted.
       */
      at: string;
      /** @description A random number, which stands for the author. */
      author: number;
      kind: components['schemas']['ChangeKind'];
      /** @description Of a revert: the change that it took back. */
      reverts?: number;
      /** @description SHA-256 of what it says, in hexadecimal digits. */
      hash: string;
      /** @description The proposal that it was. */
      edit: string;
      /** @description What it did to this record. */
      did: components['schemas']['ChangeDid'];
      /** @description Null: there is none, or it was taken away. */
      comment: string | null;
      fields: components['schemas']['SourcedField'][];
      record: components['schemas']['ChangedRecord'];
      /** @description Of a merge: the slug of the record that stayed. Of a change that made two of one record: of the other one. */
      into?: string;
    };
    ParameterError: {
      /** @example pageSize */
      parameter: string;
      /** @example pageSize must not be greater than 100 */
      message: string;
    };
    Problem: {
      /** @example 404 */
      status: number;
      /**
       * @description For people.
       * @example There is no title "no-such-film".
       */
      detail: string;
      /** @example about:blank */
      type: string;
      /**
       * @description The name of the status.
       * @example Not Found
       */
      title: string;
      /**
       * @description The path that was asked for.
       * @example /api/titles/slug/no-such-film
       */
      instance: string;
      /** @description Also in the header `X-Request-Id`. */
      requestId: string;
      /** @description With status 400: each parameter that is wrong. */
      errors?: components['schemas']['ParameterError'][];
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
  login: {
    parameters: {
      query?: {
        /**
         * @description Path of the page to come back to; anything else than a path of this site is the home page.
         * @example /title/king-of-boys
         */
        return?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the provider’s own page. */
      302: {
        headers: {
          Location?: string;
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the provider’s page that signs out, or home. */
      302: {
        headers: {
          Location?: string;
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getUser: {
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
           *       "firstName": "Sample",
           *       "email": "visitor@sample.invalid"
           *     }
           */
          'application/json': components['schemas']['User'];
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
  getMe: {
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
           *       "memberSince": "2026-01-15",
           *       "handle": "sample-member",
           *       "displayName": "Sample Member",
           *       "country": "Nigeria",
           *       "bio": "This is a sample.",
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "role": "member",
           *       "firstName": "Sample",
           *       "email": "visitor@sample.invalid",
           *       "isPublic": false,
           *       "token": "a-sample-token",
           *       "signInPage": null
           *     }
           */
          'application/json': components['schemas']['Me'];
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
  deleteMe: {
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
      /** @description The call came from another site, or without the token of the session. */
      403: {
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
  updateMe: {
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
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateProfile'];
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
           *       "memberSince": "2026-01-15",
           *       "handle": "sample-member",
           *       "displayName": "Sample Member",
           *       "country": "Nigeria",
           *       "bio": "This is a sample.",
           *       "id": "5f1d7f3a9b2c4d5e6f708192",
           *       "role": "member",
           *       "firstName": "Sample",
           *       "email": "visitor@sample.invalid",
           *       "isPublic": false,
           *       "token": "a-sample-token",
           *       "signInPage": null
           *     }
           */
          'application/json': components['schemas']['Me'];
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
      /** @description The call came from another site, or without the token of the session. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Another record has this already; `errors` names the field. */
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
  listSessions: {
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
           *         "id": "5f1d7f3a9b2c4d5e6f708193",
           *         "createdAt": "2026-01-15T08:00:00.000Z",
           *         "usedAt": "2026-01-16T19:30:00.000Z",
           *         "expiresAt": "2026-01-22T08:00:00.000Z",
           *         "device": "Firefox on Android",
           *         "isCurrent": true
           *       }
           *     ]
           */
          'application/json': components['schemas']['Session'][];
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
  endAllSessions: {
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
      /** @description The call came from another site, or without the token of the session. */
      403: {
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
  endSession: {
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
         * @description Id of a session
         * @example 5f1d7f3a9b2c4d5e6f708193
         */
        id: string;
      };
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
      /** @description The call came from another site, or without the token of the session. */
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
  listKeys: {
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
           *         "id": "5f1d7f3a9b2c4d5e6f708195",
           *         "createdOn": "2026-01-15",
           *         "usedOn": "2026-01-16",
           *         "name": "Sample of a research group"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ApiKey'][];
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
  makeKey: {
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
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeApiKey'];
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
           *       "id": "5f1d7f3a9b2c4d5e6f708195",
           *       "createdOn": "2026-01-15",
           *       "usedOn": "2026-01-16",
           *       "name": "Sample of a research group",
           *       "key": "sinima_this-is-a-sample-and-no-key"
           *     }
           */
          'application/json': components['schemas']['NewApiKey'];
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
      /** @description The call came from another site, or without the token of the session. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Another record has this already; `errors` names the field. */
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
  revokeKey: {
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
         * @description Id of a key
         * @example 5f1d7f3a9b2c4d5e6f708195
         */
        id: string;
      };
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
      /** @description The call came from another site, or without the token of the session. */
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
  getMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Handle of a member
         * @example amina
         */
        handle: string;
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
           *       "memberSince": "2026-01-15",
           *       "handle": "sample-member",
           *       "displayName": "Sample Member",
           *       "country": "Nigeria",
           *       "bio": "This is a sample."
           *     }
           */
          'application/json': components['schemas']['Member'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listTitles: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /** @example MOVIE */
        type?: components['schemas']['TitleType'];
        /**
         * @description Whatever its case. `all` is no filter.
         * @example drama
         */
        genre?: string;
        /**
         * @description Release year. `all` is no filter.
         * @example 2018
         */
        year?: number;
        /**
         * @description The first year of ten: 1990 is from 1990 to 1999. `all` is no filter.
         * @example 1990
         */
        decade?: number;
        /**
         * @description English name, whatever its case.
         * @example Nigeria
         */
        country?: string;
        /**
         * @description English name, whatever its case.
         * @example Yoruba
         */
        language?: string;
        /**
         * @description Absent: both.
         * @example released
         */
        status?: components['schemas']['TitleStatus'];
        /**
         * @description `popularity` equals `rating`: titles with enough ratings come first, best first, the rest by prizes, nominations, the editors’ order and year; `year`, newest first; `title`, A to Z; `most-awarded`, by prizes that are known here. `top-rated` is another name of `rating`; `new` is `year`, without what is not out yet unless `status` asks for it.
         * @example popularity
         */
        sort?: components['schemas']['TitleSort'];
        /**
         * @description Substring of the title, whatever its case and diacritics: `ajoke` finds "Àjọ̀kẹ́".
         * @example ajoke
         */
        search?: string;
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
           *         "id": "a849466809e5f3af4df46bb8",
           *         "slug": "my-octopus-teacher",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "displayTitle": "My Octopus Teacher",
           *         "releaseYear": 2020,
           *         "posterUrl": null,
           *         "genres": [
           *           "documentary"
           *         ],
           *         "countries": [
           *           "South Africa"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": 85,
           *         "languages": [
           *           "English"
           *         ],
           *         "plotSummary": "A film-maker dives every day in a kelp forest near Cape Town and follows the life of one octopus.",
           *         "bayesianRating": 8.4,
           *         "ratingIsSample": true,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": null,
           *         "isStub": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['TitleCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listTrendingTitles: {
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
           *         "id": "980e55a1aabf5b570e7a862a",
           *         "slug": "behind-the-scenes-2025",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "displayTitle": "Behind the Scenes",
           *         "releaseYear": 2025,
           *         "posterUrl": null,
           *         "genres": [
           *           "drama",
           *           "comedy"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": null,
           *         "languages": [
           *           "English",
           *           "Yoruba"
           *         ],
           *         "plotSummary": "A successful woman who gives to everybody learns what those around her say, and want, when she is not looking.",
           *         "bayesianRating": 7.4,
           *         "ratingIsSample": true,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": null,
           *         "isStub": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['TitleCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listWantedTitles: {
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
           *         "id": "71f195ebefc7467b000fbaa1",
           *         "slug": "volume",
           *         "type": "SERIES",
           *         "status": "released",
           *         "displayTitle": "Volume",
           *         "releaseYear": 2023,
           *         "posterUrl": null,
           *         "genres": [
           *           "music",
           *           "drama"
           *         ],
           *         "countries": [
           *           "Kenya"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": null,
           *         "languages": [
           *           "English",
           *           "Swahili"
           *         ],
           *         "plotSummary": null,
           *         "bayesianRating": null,
           *         "ratingIsSample": false,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": null,
           *         "isStub": true,
           *         "lacks": [
           *           "director",
           *           "plot",
           *           "cast",
           *           "length",
           *           "source"
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['WantedTitle'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listStreamingTitles: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /** @example Netflix */
        platform?: components['schemas']['StreamingPlatform'];
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
           *         "id": "1f7380354dd604a4f7007ce3",
           *         "slug": "lionheart",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "displayTitle": "Lionheart",
           *         "releaseYear": 2018,
           *         "posterUrl": null,
           *         "genres": [
           *           "comedy",
           *           "drama"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": 95,
           *         "languages": [
           *           "English",
           *           "Igbo",
           *           "Hausa"
           *         ],
           *         "plotSummary": "When her father falls ill, the daughter of a transport owner in Enugu must save the company side by side with the crude uncle who was put above her.",
           *         "bayesianRating": 7.4,
           *         "ratingIsSample": true,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": null,
           *         "isStub": false,
           *         "streamingPlatforms": [
           *           "Netflix"
           *         ],
           *         "availabilityIsSample": true,
           *         "offers": [
           *           {
           *             "platform": "Netflix",
           *             "kind": "subscription",
           *             "url": null,
           *             "countries": [
           *               "Nigeria",
           *               "Ghana",
           *               "Kenya",
           *               "South Africa",
           *               "Egypt"
           *             ],
           *             "isSample": true
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['StreamingTitle'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listTheaterTitles: {
    parameters: {
      query?: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /** @example Lagos */
        city?: components['schemas']['City'];
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
           *         "id": "980e55a1aabf5b570e7a862a",
           *         "slug": "behind-the-scenes-2025",
           *         "type": "MOVIE",
           *         "status": "released",
           *         "displayTitle": "Behind the Scenes",
           *         "releaseYear": 2025,
           *         "posterUrl": null,
           *         "genres": [
           *           "drama",
           *           "comedy"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": null,
           *         "languages": [
           *           "English",
           *           "Yoruba"
           *         ],
           *         "plotSummary": "A successful woman who gives to everybody learns what those around her say, and want, when she is not looking.",
           *         "bayesianRating": 7.4,
           *         "ratingIsSample": true,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": null,
           *         "isStub": false,
           *         "theaterLocations": [
           *           "Indigo Screens Ikeja, Lagos",
           *           "Indigo Screens Lekki, Lagos",
           *           "Kola Pictures Surulere, Lagos",
           *           "Kola Pictures Osu, Accra",
           *           "Indigo Screens Westlands, Nairobi"
           *         ],
           *         "showtimes": [
           *           "10:30",
           *           "11:00",
           *           "12:15",
           *           "13:30",
           *           "14:00"
           *         ],
           *         "showings": [
           *           {
           *             "city": "Lagos",
           *             "country": "Nigeria",
           *             "timeZone": "Africa/Lagos",
           *             "cinema": "Indigo Screens Ikeja",
           *             "chain": "Indigo Screens (sample)",
           *             "times": [
           *               "11:00",
           *               "13:30",
           *               "16:00",
           *               "18:30",
           *               "21:00"
           *             ],
           *             "price": 5000,
           *             "currency": "NGN",
           *             "isSample": true
           *           }
           *         ],
           *         "showingsAreSample": true
           *       }
           *     ]
           */
          'application/json': components['schemas']['TheaterTitle'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getTitle: {
    parameters: {
      query?: {
        /**
         * @description The language of texts; those without a translation are in English.
         * @example en
         */
        lang?: components['schemas']['Language'];
      };
      header?: never;
      path: {
        /** @example king-of-boys */
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
           *       "id": "7f0969d1f4c5d7dafa226728",
           *       "slug": "king-of-boys",
           *       "type": "MOVIE",
           *       "status": "released",
           *       "displayTitle": "King of Boys",
           *       "releaseYear": 2018,
           *       "posterUrl": null,
           *       "genres": [
           *         "crime",
           *         "drama",
           *         "political"
           *       ],
           *       "countries": [
           *         "Nigeria"
           *       ],
           *       "originalTitle": null,
           *       "runtimeMins": 182,
           *       "languages": [
           *         "English",
           *         "Yoruba"
           *       ],
           *       "plotSummary": "A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.",
           *       "bayesianRating": 8.1,
           *       "ratingIsSample": true,
           *       "seasonCount": null,
           *       "episodeCount": null,
           *       "releaseDate": null,
           *       "isStub": false,
           *       "streamingPlatforms": [
           *         "Netflix",
           *         "Showmax"
           *       ],
           *       "availabilityIsSample": true,
           *       "offers": [
           *         {
           *           "platform": "Netflix",
           *           "kind": "subscription",
           *           "url": null,
           *           "countries": [
           *             "Nigeria",
           *             "Kenya",
           *             "South Africa"
           *           ],
           *           "isSample": true
           *         }
           *       ],
           *       "originalLanguage": null,
           *       "alternativeTitles": [],
           *       "plotLanguage": "en",
           *       "plotIsDraft": false,
           *       "synopsis": "Eniola Salami arranges the city: who pays, who is paid, who is buried. When she wants a seat in government her patrons call her an embarrassment, a rival calls her weak, and an honest investigator calls at her house. She loses more than …",
           *       "voteCount": 4643,
           *       "rank": 9,
           *       "pageViews": null,
           *       "companies": [],
           *       "budget": null,
           *       "boxOffice": null,
           *       "boxOfficeFigures": [],
           *       "trailerUrl": null,
           *       "showings": [],
           *       "showingsAreSample": false,
           *       "technical": [],
           *       "trivia": [
           *         "The story goes on in the series King of Boys: The Return of the King."
           *       ],
           *       "ids": {
           *         "imdb": "tt8329618",
           *         "wikidata": null
           *       },
           *       "sources": [
           *         {
           *           "what": "Year, running time, country, director and part of the cast",
           *           "where": "Netflix titles (Kaggle, shivamb/netflix-shows), 2021, in a mirror",
           *           "url": "https://github.com/Vanisha2005/OTT_Viewer_Analysis"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TitleDetail'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listShowtimes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example behind-the-scenes-2025
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
           * @example [
           *       {
           *         "city": "Lagos",
           *         "country": "Nigeria",
           *         "timeZone": "Africa/Lagos",
           *         "cinema": "Indigo Screens Ikeja",
           *         "chain": "Indigo Screens (sample)",
           *         "times": [
           *           "11:00",
           *           "13:30",
           *           "16:00",
           *           "18:30",
           *           "21:00"
           *         ],
           *         "price": 5000,
           *         "currency": "NGN",
           *         "isSample": true
           *       }
           *     ]
           */
          'application/json': components['schemas']['Showing'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listWatchOffers: {
    parameters: {
      query?: {
        /**
         * @description ISO 3166 code or English name, whatever its case: only what is offered there. `all` is no filter.
         * @example NG
         */
        country?: string;
      };
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example king-of-boys
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
           * @example [
           *       {
           *         "platform": "Netflix",
           *         "kind": "subscription",
           *         "url": null,
           *         "countries": [
           *           "Nigeria",
           *           "Kenya",
           *           "South Africa"
           *         ],
           *         "isSample": true
           *       }
           *     ]
           */
          'application/json': components['schemas']['WatchOffer'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listSimilarTitles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example king-of-boys
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
           * @example [
           *       {
           *         "id": "6d521a0641736a7ed74bf291",
           *         "slug": "king-of-boys-the-beginning-of-the-end",
           *         "type": "MOVIE",
           *         "status": "upcoming",
           *         "displayTitle": "King of Boys: The Beginning of the End",
           *         "releaseYear": null,
           *         "posterUrl": null,
           *         "genres": [
           *           "crime",
           *           "drama",
           *           "political"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "originalTitle": null,
           *         "runtimeMins": null,
           *         "languages": [
           *           "English",
           *           "Yoruba"
           *         ],
           *         "plotSummary": "The announced third part of the story of Eniola Salami, made for the cinema.",
           *         "bayesianRating": null,
           *         "ratingIsSample": false,
           *         "seasonCount": null,
           *         "episodeCount": null,
           *         "releaseDate": "To be announced",
           *         "isStub": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['TitleCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listPeople: {
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
         * @description What the person is known for, whatever its case.
         * @example Director
         */
        role?: string;
        /**
         * @description English name, whatever its case.
         * @example Ghana
         */
        country?: string;
        /**
         * @description First letter of the name, whatever its case and diacritics: `s` finds "Ṣadé". `all` is no filter.
         * @example g
         */
        letter?: string;
        /**
         * @description `renown`: featured people, then people with the most credits; `name`: A to Z.
         * @example renown
         */
        sort?: components['schemas']['PeopleSort'];
        /**
         * @description Substring of the name, whatever its case and diacritics.
         * @example genevieve
         */
        search?: string;
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
           *         "id": "329e30b075c1ccf74b19db24",
           *         "slug": "genevieve-nnaji",
           *         "name": "Genevieve Nnaji",
           *         "headshotUrl": null,
           *         "country": "Nigeria",
           *         "birthYear": 1979,
           *         "birthDate": null,
           *         "deathDate": null,
           *         "deathYear": null,
           *         "birthPlace": null,
           *         "nationality": "Nigerian",
           *         "roles": [
           *           "Actor",
           *           "Director",
           *           "Writer"
           *         ],
           *         "bio": "Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s. She directed and led Lionheart."
           *       }
           *     ]
           */
          'application/json': components['schemas']['PersonCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listFeaturedPeople: {
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
           *         "id": "329e30b075c1ccf74b19db24",
           *         "slug": "genevieve-nnaji",
           *         "name": "Genevieve Nnaji",
           *         "headshotUrl": null,
           *         "country": "Nigeria",
           *         "birthYear": 1979,
           *         "birthDate": null,
           *         "deathDate": null,
           *         "deathYear": null,
           *         "birthPlace": null,
           *         "nationality": "Nigerian",
           *         "roles": [
           *           "Actor",
           *           "Director",
           *           "Writer"
           *         ],
           *         "bio": "Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s. She directed and led Lionheart."
           *       }
           *     ]
           */
          'application/json': components['schemas']['PersonCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getPerson: {
    parameters: {
      query?: {
        /**
         * @description The language of texts; those without a translation are in English.
         * @example en
         */
        lang?: components['schemas']['Language'];
      };
      header?: never;
      path: {
        /** @example genevieve-nnaji */
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
           *       "id": "329e30b075c1ccf74b19db24",
           *       "slug": "genevieve-nnaji",
           *       "name": "Genevieve Nnaji",
           *       "headshotUrl": null,
           *       "country": "Nigeria",
           *       "birthYear": 1979,
           *       "birthDate": null,
           *       "deathDate": null,
           *       "deathYear": null,
           *       "birthPlace": null,
           *       "nationality": "Nigerian",
           *       "roles": [
           *         "Actor",
           *         "Director",
           *         "Writer"
           *       ],
           *       "bio": "Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s. She directed and led Lionheart.",
           *       "bioLanguage": "en",
           *       "bioIsDraft": false,
           *       "creditCount": 13,
           *       "ids": {
           *         "imdb": null,
           *         "wikidata": null
           *       },
           *       "sources": []
           *     }
           */
          'application/json': components['schemas']['PersonDetail'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listTitleCredits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example king-of-boys
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
           * @example [
           *       {
           *         "id": "1d97e4529ab940b6cc4f8624",
           *         "roleCategory": "DP",
           *         "department": "Cinematography",
           *         "billingOrder": 1,
           *         "characterName": null,
           *         "isLeadRole": false,
           *         "uncredited": false,
           *         "person": {
           *           "id": "d355019d26bdac514868d70a",
           *           "slug": "idowu-adedapo",
           *           "name": "Idowu Adedapo",
           *           "headshotUrl": null,
           *           "country": "Nigeria"
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['Credit'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listPersonCredits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a person
         * @example genevieve-nnaji
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
           * @example [
           *       {
           *         "id": "08ca9fc300693c23955c822b",
           *         "roleCategory": "DIRECTOR",
           *         "department": "Directing",
           *         "billingOrder": 1,
           *         "characterName": null,
           *         "isLeadRole": false,
           *         "uncredited": false,
           *         "title": {
           *           "id": "1f7380354dd604a4f7007ce3",
           *           "slug": "lionheart",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "Lionheart",
           *           "releaseYear": 2018,
           *           "posterUrl": null,
           *           "genres": [
           *             "comedy",
           *             "drama"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['PersonCredit'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listSeasons: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example blood-sisters
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
           * @example [
           *       {
           *         "id": "71e568c69bb870ea0c2df89a",
           *         "number": 1,
           *         "name": "Season 1",
           *         "synopsis": "A wedding, a death and a flight out of Lagos.",
           *         "episodeCount": 4
           *       }
           *     ]
           */
          'application/json': components['schemas']['Season'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listTitleEpisodes: {
    parameters: {
      query?: {
        /**
         * @description Number of the season; the first season when absent.
         * @example 1
         */
        season?: number;
      };
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example the-no-1-ladies-detective-agency
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
           * @example [
           *       {
           *         "id": "26a60121b64e3d6e6d40d6a3",
           *         "episodeNumber": 1,
           *         "name": "Pilot",
           *         "synopsis": null,
           *         "runtimeMins": 109,
           *         "airDate": "2008-03-23"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Episode'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listEpisodes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a season
         * @example 05960f417c6dace62c3f2a3c
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
          /** @example [] */
          'application/json': components['schemas']['Episode'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listRecentReviews: {
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
           *         "id": "692ef8cd11ceb9a5bd10e522",
           *         "userId": "sample-amaka",
           *         "headline": "Five sons, one mother, no boring minute",
           *         "rating": 9,
           *         "reviewText": "We laughed as one hall in Surulere and then nobody spoke for a while at the end. The brothers feel like brothers.",
           *         "body": null,
           *         "language": "en",
           *         "createdAt": "2026-11-24T23:28:00.810Z",
           *         "likes": 63,
           *         "isSample": true,
           *         "title": {
           *           "id": "50f068bd5484f6fd7d9b63c4",
           *           "slug": "a-tribe-called-judah",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "A Tribe Called Judah",
           *           "releaseYear": 2023,
           *           "posterUrl": null,
           *           "genres": [
           *             "comedy",
           *             "crime",
           *             "drama"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['Review'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listTitleReviews: {
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
      path: {
        /**
         * @description Slug or id of a title
         * @example king-of-boys
         */
        id: string;
      };
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
           *         "id": "dad9f6ead3b78ceb40e28934",
           *         "userId": "system",
           *         "headline": "A queen and her ledger",
           *         "rating": 9,
           *         "reviewText": "Sobowale holds three hours together with her eyes alone. The politics are drawn with the same care as the violence, and neither is ever free of charge.",
           *         "body": null,
           *         "language": "en",
           *         "createdAt": "2026-11-22T23:28:00.810Z",
           *         "likes": 57,
           *         "isSample": true,
           *         "title": {
           *           "id": "7f0969d1f4c5d7dafa226728",
           *           "slug": "king-of-boys",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "King of Boys",
           *           "releaseYear": 2018,
           *           "posterUrl": null,
           *           "genres": [
           *             "crime",
           *             "drama",
           *             "political"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['Review'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  search: {
    parameters: {
      query: {
        /**
         * @description Counts from 1. A page past the last is an empty array; lists are paged 10000 items deep.
         * @example 1
         */
        page?: number;
        /** @example 24 */
        pageSize?: number;
        /**
         * @description Words of a name in any order, or what titles can be filtered by: countries, languages, genres, years, platforms ("senegalese comedies 2010s"); whatever case and diacritics. Words in quotation marks are names. Where nothing is spelled so, typos, a word too many and words run together are forgiven.
         * @example king boys
         */
        q: string;
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
           * @example {
           *       "query": "king boys",
           *       "total": 3,
           *       "isApproximate": false,
           *       "understood": null,
           *       "pages": [],
           *       "titles": {
           *         "total": 3,
           *         "exact": 0,
           *         "items": [
           *           {
           *             "id": "7f0969d1f4c5d7dafa226728",
           *             "slug": "king-of-boys",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "displayTitle": "King of Boys",
           *             "releaseYear": 2018,
           *             "posterUrl": null,
           *             "genres": [
           *               "crime",
           *               "drama",
           *               "political"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "originalTitle": null,
           *             "runtimeMins": 182,
           *             "languages": [
           *               "English",
           *               "Yoruba"
           *             ],
           *             "plotSummary": "A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.",
           *             "bayesianRating": 8.1,
           *             "ratingIsSample": true,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "releaseDate": null,
           *             "isStub": false
           *           }
           *         ]
           *       },
           *       "people": {
           *         "total": 0,
           *         "exact": 0,
           *         "items": []
           *       }
           *     }
           */
          'application/json': components['schemas']['SearchResults'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  searchByPath: {
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
      path: {
        /** @example king boys */
        q: string;
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
           *       "query": "king boys",
           *       "total": 3,
           *       "isApproximate": false,
           *       "understood": null,
           *       "pages": [],
           *       "titles": {
           *         "total": 3,
           *         "exact": 0,
           *         "items": [
           *           {
           *             "id": "7f0969d1f4c5d7dafa226728",
           *             "slug": "king-of-boys",
           *             "type": "MOVIE",
           *             "status": "released",
           *             "displayTitle": "King of Boys",
           *             "releaseYear": 2018,
           *             "posterUrl": null,
           *             "genres": [
           *               "crime",
           *               "drama",
           *               "political"
           *             ],
           *             "countries": [
           *               "Nigeria"
           *             ],
           *             "originalTitle": null,
           *             "runtimeMins": 182,
           *             "languages": [
           *               "English",
           *               "Yoruba"
           *             ],
           *             "plotSummary": "A businesswoman who rules the Lagos underworld reaches for political office and finds that both worlds want her out.",
           *             "bayesianRating": 8.1,
           *             "ratingIsSample": true,
           *             "seasonCount": null,
           *             "episodeCount": null,
           *             "releaseDate": null,
           *             "isStub": false
           *           }
           *         ]
           *       },
           *       "people": {
           *         "total": 0,
           *         "exact": 0,
           *         "items": []
           *       }
           *     }
           */
          'application/json': components['schemas']['SearchResults'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  suggest: {
    parameters: {
      query: {
        /** @example genev */
        q: string;
        /** @example 8 */
        limit?: number;
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
           *         "kind": "person",
           *         "slug": "genevieve-nnaji",
           *         "label": "Genevieve Nnaji",
           *         "type": null,
           *         "detail": "Actor, Director, Writer"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Suggestion'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listLists: {
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
           *         "id": "9cab566f96f0bb58ae4d7ffc",
           *         "slug": "best-nollywood-movies-of-2025",
           *         "name": "Best Nollywood Movies of 2025",
           *         "description": "Twelve Nigerian films of 2025 that filled cinemas, started arguments or travelled.",
           *         "itemCount": 12,
           *         "itemNoun": "Movies"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ListCard'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example best-nollywood-movies-of-2025 */
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
           *       "id": "9cab566f96f0bb58ae4d7ffc",
           *       "slug": "best-nollywood-movies-of-2025",
           *       "name": "Best Nollywood Movies of 2025",
           *       "description": "Twelve Nigerian films of 2025 that filled cinemas, started arguments or travelled.",
           *       "itemCount": 12,
           *       "itemNoun": "Movies",
           *       "titles": [
           *         {
           *           "id": "a5ae227816911c7bb3cd440c",
           *           "slug": "my-fathers-shadow",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "My Father's Shadow",
           *           "releaseYear": 2025,
           *           "posterUrl": null,
           *           "genres": [
           *             "drama"
           *           ],
           *           "countries": [
           *             "Nigeria",
           *             "United Kingdom"
           *           ],
           *           "originalTitle": null,
           *           "runtimeMins": 94,
           *           "languages": [
           *             "English",
           *             "Yoruba",
           *             "Nigerian Pidgin"
           *           ],
           *           "plotSummary": "June 1993: Akin and Remi, eight and eleven, are alone at home when the father whom they rarely see turns up, and takes them along to Lagos, by bus and lorry. He wants the wages that the factory owes him. In one day the boys see the vast …",
           *           "bayesianRating": 8,
           *           "ratingIsSample": true,
           *           "seasonCount": null,
           *           "episodeCount": null,
           *           "releaseDate": null,
           *           "isStub": false
           *         }
           *       ],
           *       "people": []
           *     }
           */
          'application/json': components['schemas']['ListDetail'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listAwards: {
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
           *         "id": "e61ef7dbf3e3ef537b67d78d",
           *         "slug": "africa-magic-viewers-choice-awards",
           *         "name": "Africa Magic Viewers' Choice Awards",
           *         "country": "Nigeria",
           *         "frequency": "annual",
           *         "usualMonth": 3,
           *         "foundedYear": 2013,
           *         "description": "Prizes for film and television from all over Africa, some chosen by juries and some by viewers, given in Lagos. The ceremony was held in March from 2013 to 2017 and in 2020; later editions have been in May.",
           *         "years": [
           *           2026,
           *           2025,
           *           2024,
           *           2023,
           *           2022
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['AwardsBody'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listAwardHighlights: {
    parameters: {
      query?: {
        /** @example 2024 */
        year?: number;
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
           *         "label": "Best Film",
           *         "award": "Africa Magic Viewers' Choice Awards",
           *         "awardSlug": "africa-magic-viewers-choice-awards",
           *         "year": 2024,
           *         "category": "Best Movie",
           *         "won": true,
           *         "title": {
           *           "id": "5eeb78d5f1b3a16b7313d38f",
           *           "slug": "breath-of-life",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "Breath of Life",
           *           "releaseYear": 2023,
           *           "posterUrl": null,
           *           "genres": [
           *             "drama"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         },
           *         "work": null,
           *         "person": null,
           *         "name": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['AwardsHighlight'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getAwards: {
    parameters: {
      query?: {
        /**
         * @description Only the edition of this year.
         * @example 2024
         */
        year?: number;
        /**
         * @description Which page of the editions, without a year; newest first.
         * @example 1
         */
        page?: number;
      };
      header?: never;
      path: {
        /** @example africa-magic-viewers-choice-awards */
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
           *       "id": "e61ef7dbf3e3ef537b67d78d",
           *       "slug": "africa-magic-viewers-choice-awards",
           *       "name": "Africa Magic Viewers' Choice Awards",
           *       "country": "Nigeria",
           *       "frequency": "annual",
           *       "usualMonth": 3,
           *       "foundedYear": 2013,
           *       "description": "Prizes for film and television from all over Africa, some chosen by juries and some by viewers, given in Lagos. The ceremony was held in March from 2013 to 2017 and in 2020; later editions have been in May.",
           *       "years": [
           *         2026,
           *         2025,
           *         2024,
           *         2023,
           *         2022
           *       ],
           *       "page": 1,
           *       "pageCount": 12,
           *       "editions": [
           *         {
           *           "year": 2026,
           *           "categories": [
           *             {
           *               "name": "Best Digital Content Creator",
           *               "source": "https://en.wikipedia.org/wiki/2026_Africa_Magic_Viewers%27_Choice_Awards",
           *               "nominees": [
           *                 {
           *                   "won": true,
           *                   "title": null,
           *                   "work": null,
           *                   "person": null,
           *                   "name": "Emmanuel Kanaga"
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AwardsBodyDetail'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listTitleAwards: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a title
         * @example king-of-boys
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
           * @example [
           *       {
           *         "award": "Africa Magic Viewers' Choice Awards",
           *         "awardSlug": "africa-magic-viewers-choice-awards",
           *         "year": 2020,
           *         "category": "Best Actress in a Drama (Movie/TV Series)",
           *         "won": false,
           *         "title": {
           *           "id": "7f0969d1f4c5d7dafa226728",
           *           "slug": "king-of-boys",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "King of Boys",
           *           "releaseYear": 2018,
           *           "posterUrl": null,
           *           "genres": [
           *             "crime",
           *             "drama",
           *             "political"
           *           ],
           *           "countries": [
           *             "Nigeria"
           *           ]
           *         },
           *         "work": null,
           *         "person": null,
           *         "name": "Shola Shobowale"
           *       }
           *     ]
           */
          'application/json': components['schemas']['AwardsMention'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listPersonAwards: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug or id of a person
         * @example genevieve-nnaji
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
           * @example [
           *       {
           *         "award": "Africa Magic Viewers' Choice Awards",
           *         "awardSlug": "africa-magic-viewers-choice-awards",
           *         "year": 2013,
           *         "category": "Best Actress in a Drama",
           *         "won": false,
           *         "title": {
           *           "id": "e7b3e035b94815a4e8e19165",
           *           "slug": "the-mirror-boy",
           *           "type": "MOVIE",
           *           "status": "released",
           *           "displayTitle": "The Mirror Boy",
           *           "releaseYear": 2011,
           *           "posterUrl": null,
           *           "genres": [
           *             "fantasy",
           *             "drama",
           *             "adventure"
           *           ],
           *           "countries": [
           *             "Nigeria",
           *             "United Kingdom"
           *           ]
           *         },
           *         "work": null,
           *         "person": {
           *           "id": "329e30b075c1ccf74b19db24",
           *           "slug": "genevieve-nnaji",
           *           "name": "Genevieve Nnaji",
           *           "headshotUrl": null,
           *           "country": "Nigeria"
           *         },
           *         "name": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['AwardsMention'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listGenres: {
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
           *         "name": "action",
           *         "titleCount": 70
           *       }
           *     ]
           */
          'application/json': components['schemas']['Genre'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listTitleFilters: {
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
           *       "countries": [
           *         {
           *           "name": "Nigeria",
           *           "titleCount": 374
           *         }
           *       ],
           *       "languages": [
           *         {
           *           "name": "English",
           *           "titleCount": 781
           *         }
           *       ],
           *       "decades": [
           *         {
           *           "decade": 2020,
           *           "titleCount": 360
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TitleFilters'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getStats: {
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
           *       "totalTitles": 1836,
           *       "totalPeople": 4774,
           *       "totalReviews": 0,
           *       "totalMembers": 0
           *     }
           */
          'application/json': components['schemas']['Stats'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getContact: {
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
           *       "delivery": "log"
           *     }
           */
          'application/json': components['schemas']['Contact'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getLimits: {
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
           *       "perMinuteOfAddress": null,
           *       "perMinuteOfKey": null,
           *       "keysOfMember": 5
           *     }
           */
          'application/json': components['schemas']['CallLimits'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getOpenApi: {
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
           *       "openapi": "3.1.0",
           *       "info": {
           *         "title": "Sinima API",
           *         "version": "1.2.0"
           *       },
           *       "paths": {},
           *       "components": {}
           *     }
           */
          'application/json': {
            openapi: string;
            info: Record<string, never>;
            paths: Record<string, never>;
            components: Record<string, never>;
          };
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  downloadCatalogue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The first line says what it is, and its licence. */
      200: {
        headers: {
          /** @description Send it as `If-None-Match`: an unchanged catalogue is a 304. */
          ETag?: string;
          /** @description The licence, as `rel="license"`. */
          Link?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getTitleSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example lionheart */
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
           *       "kind": "title",
           *       "slug": "lionheart",
           *       "file": "data/catalogue/titles/nigeria/lionheart.yaml",
           *       "line": 1,
           *       "yaml": "# yaml-language-server: $schema=../../../schema/title.json\ndisplayTitle: Lionheart\ntype: MOVIE\nreleaseYear: 2018\nruntimeMins: 95\ngenres: [comedy, drama]\ncountries: [Nigeria]\nlanguages: [English, Igbo, Hausa]\nplotSummary: >-\n  When her …"
           *     }
           */
          'application/json': components['schemas']['SourceRecord'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  getPersonSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example genevieve-nnaji */
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
           *       "kind": "person",
           *       "slug": "genevieve-nnaji",
           *       "file": "data/catalogue/people/nigeria.yaml",
           *       "line": 1704,
           *       "yaml": "genevieve-nnaji:\n  name: Genevieve Nnaji\n  birthYear: 1979\n  nationality: Nigerian\n  country: Nigeria\n  bio: >-\n    Actor, producer and director, and one of the best-known faces of Nollywood since the late 1990s.\n    She directed and led …"
           *     }
           */
          'application/json': components['schemas']['SourceRecord'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listChanges: {
    parameters: {
      query?: {
        /**
         * @description Only changes after this one.
         * @example 0
         */
        after?: number;
        /** @example 24 */
        pageSize?: number;
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
          /** @example [] */
          'application/json': components['schemas']['LoggedChange'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getChangesKey: {
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
           *       "algorithm": "Ed25519",
           *       "key": "PQEqPiplbPe5bdxAlRga9snOaiuBqVpzYIxoWPJXFpI"
           *     }
           */
          'application/json': components['schemas']['LogKey'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  listChangeConflicts: {
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
          /** @example [] */
          'application/json': components['schemas']['LogConflict'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
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
  getRecord: {
    parameters: {
      query?: {
        /**
         * @description The record as it was after this change of the log; left out: as it is.
         * @example 0
         */
        at?: number;
      };
      header?: never;
      path: {
        /** @example titles */
        kind: 'titles' | 'people' | 'awards' | 'festivals' | 'lists';
        /** @example lionheart */
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
           *       "kind": "title",
           *       "slug": "lionheart",
           *       "sequence": 0,
           *       "facts": {
           *         "displayTitle": "Lionheart",
           *         "type": "MOVIE",
           *         "releaseYear": 2018,
           *         "runtimeMins": 95,
           *         "genres": [
           *           "comedy",
           *           "drama"
           *         ],
           *         "countries": [
           *           "Nigeria"
           *         ],
           *         "languages": [
           *           "English",
           *           "Igbo",
           *           "Hausa"
           *         ],
           *         "plotSummary": "When her father falls ill, the daughter of a transport owner in Enugu must save the company side by side with the crude uncle who was put above her.",
           *         "synopsis": "Adaeze knows every bus and every driver of Lionheart, but the board hands the chair to Uncle Godswill. A debt that nobody mentioned is due in a month. To find the money she must ask a northern family for trust, and her own family for …",
           *         "credits": [
           *           {
           *             "person": "genevieve-nnaji",
           *             "role": "DIRECTOR",
           *             "billingOrder": 1
           *           }
           *         ],
           *         "trivia": [
           *           "It was the first film that Nigeria submitted for the Academy Award for international feature; it was ruled out because it has too much English dialogue.",
           *           "It was announced as the first Nigerian film acquired as a Netflix original."
           *         ],
           *         "sources": [
           *           {
           *             "what": "Year, running time, country, director and part of the cast",
           *             "where": "Netflix titles (Kaggle, shivamb/netflix-shows), 2021, in a mirror",
           *             "url": "https://github.com/Vanisha2005/OTT_Viewer_Analysis"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['RecordState'];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listRecordHistory: {
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
      path: {
        /** @example titles */
        kind: 'titles' | 'people' | 'awards' | 'festivals' | 'lists';
        /** @example lionheart */
        slug: string;
      };
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
          /** @example [] */
          'application/json': components['schemas']['HistoryEntry'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listTitleHistory: {
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
      path: {
        /**
         * @description Slug or id of a title
         * @example invisibles-2018
         */
        id: string;
      };
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
          /** @example [] */
          'application/json': components['schemas']['HistoryEntry'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
  listPersonHistory: {
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
      path: {
        /**
         * @description Slug or id of a person
         * @example c-j-obasi
         */
        id: string;
      };
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
          /** @example [] */
          'application/json': components['schemas']['HistoryEntry'][];
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
      /** @description The key in `X-API-Key` is unknown or was revoked. */
      401: {
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
