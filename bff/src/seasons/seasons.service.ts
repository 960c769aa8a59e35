import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { Types, type Model } from 'mongoose';
import { RevisionWatch } from '../database/revision-watch.js';
import { TitlesService } from '../titles/titles.service.js';
import { toEpisode, toSeason, type Episode, type Season } from './season.dto.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';

/** How many seasons of a series, and episodes of a season, one response holds at most. */
const SEASONS_LIMIT = 1000;

/** How long the seasons of a title that were read are shared, in ms, and of how many titles: as other records are. */
const SHARED = { ttl: 2_000, max: 500 } as const;

/** Reads of the seasons and episodes of series. */
@Injectable()
export class SeasonsService {
  /** The seasons of titles, by number: the calls of one page share one read. */
  private readonly shared = new LRUCache<string, SeasonRecord[]>({
    ...SHARED,
    fetchMethod: (titleId) => this.read(new Types.ObjectId(titleId)),
  });

  constructor(
    @InjectModel('Season') private readonly seasons: Model<SeasonRecord>,
    @InjectModel('Episode') private readonly allEpisodes: Model<EpisodeRecord>,
    private readonly titles: TitlesService,
    revision: RevisionWatch,
  ) {
    revision.onChange(() => this.shared.clear());
  }

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
    return (await this.shared.fetch(_id.toHexString())) ?? [];
  }

  private read(titleId: Types.ObjectId): Promise<SeasonRecord[]> {
    return this.seasons
      .find({ titleId })
      .sort({ number: 1 })
      .limit(SEASONS_LIMIT)
      .lean<SeasonRecord[]>()
      .exec();
  }

  private async mustExist(seasonId: Types.ObjectId): Promise<void> {
    const season = await this.seasons.findOne({ _id: seasonId }, { _id: 1 }).lean();
    if (!season) throw new NotFoundException(`There is no season with the id "${seasonId.toHexString()}".`);
  }
}
