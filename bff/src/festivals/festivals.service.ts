import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { slugOrId } from '../database/slug-or-id.js';
import { toFestival, type Festival } from './festival.dto.js';
import type { FestivalRecord } from './festival.schema.js';

/** How many festivals one response holds at most. */
const FESTIVALS_LIMIT = 200;

/** Reads of the festivals. */
@Injectable()
export class FestivalsService {
  constructor(@InjectModel('Festival') private readonly festivals: Model<FestivalRecord>) {}

  /** Return all festivals, in the editors' order. */
  async all(): Promise<Festival[]> {
    const festivals = await this.festivals
      .find()
      .sort({ order: 1 })
      .limit(FESTIVALS_LIMIT)
      .lean<FestivalRecord[]>();
    return festivals.map(toFestival);
  }

  /** Return one festival. */
  async bySlug(slug: string): Promise<Festival> {
    const festival = await this.festivals.findOne(slugOrId(slug)).lean<FestivalRecord | null>();
    if (!festival) throw new NotFoundException(`There is no festival "${slug}".`);
    return toFestival(festival);
  }
}
