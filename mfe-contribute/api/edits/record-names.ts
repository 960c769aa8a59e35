import type { RecordName } from '@sinima/api/catalogue-writes';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { stableId } from '@sinima/api/database/stable-id';
import { Injectable } from '@nestjs/common';

/** What lists of edits say of a record. */
export interface NamedRecord {
  readonly name: string;
  readonly countries: readonly string[];
}

/** Names records, so that lists of edits need not read them. */
@Injectable()
export class RecordNames {
  constructor(private readonly catalogue: CatalogueReads) {}

  /** Return the name and countries of a record; of one that is not known, what its slug says. */
  async of({ kind, slug }: RecordName): Promise<NamedRecord> {
    if (kind === 'title') {
      const [card] = await this.catalogue.titleCards([stableId('title', slug)]);
      if (card) return { name: card.displayTitle, countries: card.countries };
    }
    if (kind === 'person') {
      const [card] = await this.catalogue.personCards([stableId('person', slug)]);
      if (card) return { name: card.name, countries: card.country === null ? [] : [card.country] };
    }
    return { name: inWords(slug), countries: [] };
  }
}

/** @example inWords('carthage-film-festival') // 'Carthage Film Festival' */
const inWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
