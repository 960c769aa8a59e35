import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { RevisionWatch } from '../database/revision-watch.js';
import type { FacetRecord } from '../facets/facet.schema.js';
import type { NamedPage } from './named-pages.js';
import { SearchedPages, type PageCollection } from './searched-pages.js';
import { FILTER_KINDS, vocabularyOf, type Vocabulary } from './vocabulary.js';

/** How many records of one collection are known at most. */
const MAX_PAGES = 200;

/** The words that queries may use besides names of titles and people. */
interface Known {
  readonly phrases: Vocabulary;
  /** The genres that titles have. */
  readonly genres: readonly string[];
  readonly pages: readonly NamedPage[];
}

interface PageRecord {
  readonly slug: string;
  readonly name: string;
  readonly otherNames?: readonly string[] | null;
  readonly country?: string | null;
  readonly description?: string | null;
}

/** What the present revision of the catalogue can be searched for beside names of titles and people. */
@Injectable()
export class SearchVocabulary {
  private known: Promise<Known> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Facet') private readonly facets: Model<FacetRecord>,
    private readonly searched: SearchedPages,
    revision: RevisionWatch,
  ) {
    for (const changing of [revision, searched]) changing.onChange(() => (this.known = undefined));
  }

  /** Return it; it is read once for each revision. */
  read(): Promise<Known> {
    const known = (this.known ??= this.readAll());
    known.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return known;
  }

  private async readAll(): Promise<Known> {
    const [facets, ...pages] = await Promise.all([
      this.facets.find({ of: 'title', kind: { $in: FILTER_KINDS } }).lean<FacetRecord[]>(),
      ...this.searched.collections.map((pages) => this.pagesOf(pages)),
    ]);
    const genres = facets.flatMap(({ kind, facet }) =>
      kind === 'genre' ? [facet.slice('genre:'.length)] : [],
    );
    return { phrases: vocabularyOf(facets), genres, pages: pages.flat() };
  }

  private async pagesOf({ kind, collection }: PageCollection): Promise<NamedPage[]> {
    const records = await this.connection
      .collection<PageRecord>(collection)
      .find({}, { projection: { slug: 1, name: 1, otherNames: 1, country: 1, description: 1 } })
      .sort({ order: 1 })
      .limit(MAX_PAGES)
      .toArray();
    return records.map(({ slug, name, otherNames, country = null, description = null }) => ({
      page: { kind, slug, name, country, description },
      names: [name, ...(otherNames ?? [])],
    }));
  }
}
