import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { TitlesService } from '../titles/titles.service.js';
import type { Episode, Season } from './season.dto.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';
import { toEpisode, toSeason } from './to-season.js';

/** The most seasons of a series, and episodes of a season, that one answer holds. */
const SEASONS_LIMIT = 1000;

/** Reads of the seasons and episodes of series. */
@Injectable()
export class SeasonsService {
  constructor(
    @InjectModel('Season') private readonly seasons: Model<SeasonRecord>,
    @InjectModel('Episode') private readonly allEpisodes: Model<EpisodeRecord>,
    private readonly titles: TitlesService,
  ) {}

  /** Seasons of a title, by number. */
  async ofTitle(titleId: Types.ObjectId): Promise<Season[]> {
    const seasons = await this.seasons
      .find({ titleId })
      .sort({ number: 1 })
      .limit(SEASONS_LIMIT)
      .lean<SeasonRecord[]>();
    if (seasons.length === 0) await this.titles.mustExist(titleId);
    return seasons.map(toSeason);
  }

  /** Episodes of a season, by number. */
  async episodes(seasonId: Types.ObjectId): Promise<Episode[]> {
    const season = await this.seasons.findOne({ _id: seasonId }, { _id: 1 }).lean();
    if (!season) throw new NotFoundException(`There is no season with the id "${seasonId.toHexString()}".`);
    const episodes = await this.allEpisodes
      .find({ seasonId })
      .sort({ episodeNumber: 1 })
      .limit(SEASONS_LIMIT)
      .lean<EpisodeRecord[]>();
    return episodes.map(toEpisode);
  }
}
