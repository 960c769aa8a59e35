import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import DataLoader from 'dataloader';
import { Types, type Model } from 'mongoose';
import { TitlesService } from '../titles/titles.service.js';
import { toEpisode, toSeason, type Episode, type Season } from './season.dto.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';

/** How many seasons of a series, and episodes of a season, one response holds at most. */
const SEASONS_LIMIT = 1000;

/** Reads of the seasons and episodes of series. */
@Injectable()
export class SeasonsService {
  /** Joins the calls of one page, which arrive together, to one read; keeps nothing. */
  private readonly ofTitles = new DataLoader<Types.ObjectId, SeasonRecord[]>((ids) => this.readOf(ids), {
    cache: false,
  });

  constructor(
    @InjectModel('Season') private readonly seasons: Model<SeasonRecord>,
    @InjectModel('Episode') private readonly allEpisodes: Model<EpisodeRecord>,
    private readonly titles: TitlesService,
  ) {}

  /** Return the seasons of a title, by number. */
  async ofTitle(slugOrId: string): Promise<Season[]> {
    return (await this.named(slugOrId)).map(toSeason);
  }

  /**
   * Return the episodes of a title's season, by number; none where it has no such season.
   *
   * @param number of the season; the first one when absent
   */
  async episodesOfTitle(slugOrId: string, number?: number): Promise<Episode[]> {
    const seasons = await this.named(slugOrId);
    const season = number === undefined ? seasons[0] : seasons.find((each) => each.number === number);
    return season ? this.episodes(season._id) : [];
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

  private async named(slugOrId: string): Promise<SeasonRecord[]> {
    const { _id } = await this.titles.named(slugOrId);
    return this.ofTitles.load(_id);
  }

  private async readOf(titleIds: readonly Types.ObjectId[]): Promise<SeasonRecord[][]> {
    const found = await this.seasons
      .find({ titleId: { $in: [...titleIds] } })
      .sort({ number: 1 })
      .limit(SEASONS_LIMIT * titleIds.length)
      .lean<SeasonRecord[]>();
    return titleIds.map((id) => found.filter(({ titleId }) => titleId.equals(id)));
  }

  private async mustExist(seasonId: Types.ObjectId): Promise<void> {
    const season = await this.seasons.findOne({ _id: seasonId }, { _id: 1 }).lean();
    if (!season) throw new NotFoundException(`There is no season with the id "${seasonId.toHexString()}".`);
  }
}
