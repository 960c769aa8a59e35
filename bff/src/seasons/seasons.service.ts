import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { TitlesService } from '../titles/titles.service.js';
import { toEpisode, toSeason, type Episode, type Season } from './season.dto.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';

/** How many seasons of a series, and episodes of a season, one response holds at most. */
const SEASONS_LIMIT = 1000;

/** Reads of the seasons and episodes of series. */
@Injectable()
export class SeasonsService {
  constructor(
    @InjectModel('Season') private readonly seasons: Model<SeasonRecord>,
    @InjectModel('Episode') private readonly allEpisodes: Model<EpisodeRecord>,
    private readonly titles: TitlesService,
  ) {}

  /** Return the seasons of a title, by number. */
  async ofTitle(slugOrId: string): Promise<Season[]> {
    const { _id: titleId } = await this.titles.named(slugOrId);
    const seasons = await this.seasons
      .find({ titleId })
      .sort({ number: 1 })
      .limit(SEASONS_LIMIT)
      .lean<SeasonRecord[]>();
    return seasons.map(toSeason);
  }

  /** Return the episodes of a season, by number. */
  async episodes(seasonId: Types.ObjectId): Promise<Episode[]> {
    const episodes = await this.allEpisodes
      .find({ seasonId })
      .sort({ episodeNumber: 1 })
      .limit(SEASONS_LIMIT)
      .lean<EpisodeRecord[]>();
    if (episodes.length === 0) await this.mustExist(seasonId);
    return episodes.map(toEpisode);
  }

  private async mustExist(seasonId: Types.ObjectId): Promise<void> {
    const season = await this.seasons.findOne({ _id: seasonId }, { _id: 1 }).lean();
    if (!season) throw new NotFoundException(`There is no season with the id "${seasonId.toHexString()}".`);
  }
}
