/** Bundles of parts as the build would make them, written in tests. */

export interface PartText {
  /** Bodies of its calls, by path below `/api/songs`; `songs` is its collection, `reads` and `writes` the catalogue, `ask` the request. */
  readonly calls?: Readonly<Record<string, string>>;
  /** Bodies of calls that answer with HTML: by path, for GET. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Bodies of calls that write: by path, for POST. */
  readonly posts?: Readonly<Record<string, string>>;
  /** Bodies of calls that delete: by path, for DELETE. */
  readonly deletes?: Readonly<Record<string, string>>;
  /** What it does when it starts. */
  readonly start?: string;
  /** What it does when its module is evaluated. */
  readonly first?: string;
  readonly prefix?: string;
}

/** Return the text of a part's bundle, with the prefix `songs`. */
export function partText({
  calls = {},
  pages = {},
  posts = {},
  deletes = {},
  start = '',
  first = '',
  prefix = 'songs',
}: PartText): string {
  const all = [
    ...Object.entries(calls).map(([path, body]) => ({ verb: 'Get', path, body })),
    ...Object.entries(pages).map(([path, body]) => ({ verb: 'Get', path, body })),
    ...Object.entries(posts).map(([path, body]) => ({ verb: 'Post', path, body })),
    ...Object.entries(deletes).map(([path, body]) => ({ verb: 'Delete', path, body })),
  ];
  return `
    import { Body, Controller, Delete, Get, Header, HttpException, Inject, Module, Post, Req } from '@nestjs/common';
    import { getConnectionToken } from '@nestjs/mongoose';
    import { CatalogueReads } from '@sinima/api/catalogue-reads';
    import { CatalogueWrites } from '@sinima/api/catalogue-writes';
    ${first}
    class Songs {
      constructor(connection, reads, writes) { Object.assign(this, { connection, reads, writes }); }
      ${all
        .map(
          ({ body }, at) => `async call${at}(request) {
            const { connection, reads, writes } = this;
            const songs = connection.collection('songs');
            ${body}
          }`,
        )
        .join('\n')}
    }
    Inject(getConnectionToken())(Songs, undefined, 0);
    Inject(CatalogueReads)(Songs, undefined, 1);
    Inject(CatalogueWrites)(Songs, undefined, 2);
    ${all
      .map(
        ({ verb, path }, at) => `
        Req()(Songs.prototype, 'call${at}', 0);
        ${!Object.hasOwn(pages, path) ? '' : `Header('Content-Type', 'text/html')(Songs.prototype, 'call${at}', Object.getOwnPropertyDescriptor(Songs.prototype, 'call${at}'));`}
        ${verb}('${path}')(Songs.prototype, 'call${at}', Object.getOwnPropertyDescriptor(Songs.prototype, 'call${at}'));`,
      )
      .join('\n')}
    Controller('${prefix}')(Songs);
    class SongsModule { async onModuleInit() { ${start} } }
    Module({ controllers: [Songs] })(SongsModule);
    export default { module: SongsModule };
  `;
}
