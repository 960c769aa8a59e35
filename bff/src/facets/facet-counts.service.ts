import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FacetRecord } from './facet.schema.js';

/** A filter by facets, with its count where that is known beforehand. */
export interface NarrowedFacets {
  readonly filter: { facets: string | { $all: string[] } };
  readonly total?: number;
}

/** How many records have a facet: kept with the data, so that nobody counts them to answer a request. */
@Injectable()
export class FacetCounts {
  constructor(@InjectModel('Facet') private readonly facets: Model<FacetRecord>) {}

  /**
   * Return the filter for records that have all of `required`, the rarest first, because an index is bounded by the first
   * alone. The total is known when one facet is required.
   */
  async narrow(of: FacetRecord['of'], required: readonly string[]): Promise<NarrowedFacets> {
    const records = await this.facets.find({ of, facet: { $in: required } }).lean<FacetRecord[]>();
    const counts = new Map(records.map(({ facet, count }) => [facet, count]));
    const count = (facet: string): number => counts.get(facet) ?? 0;
    const [first = '', ...others] = [...required].sort((a, b) => count(a) - count(b));
    return others.length > 0
      ? { filter: { facets: { $all: [first, ...others] } } }
      : { filter: { facets: first }, total: count(first) };
  }

  /** Return all facets of one kind with their counts, by name. */
  async ofKind(of: FacetRecord['of'], kind: string): Promise<{ name: string; count: number }[]> {
    const records = await this.facets.find({ of, kind }).sort({ facet: 1 }).lean<FacetRecord[]>();
    return records.map(({ facet, count }) => ({ name: facet.slice(kind.length + 1), count }));
  }
}
