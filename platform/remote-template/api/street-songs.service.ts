import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { findPage, mapPage } from '@sinima/api/database/find-page';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { Model } from 'mongoose';
import { toStreetSong, type StreetSong, type StreetSongDetail } from './street-song.dto.ts';
import type { StreetSongRecord } from './street-song.schema.ts';

/** Reads of the street songs. */
@Injectable()
export class StreetSongsService {
  constructor(
    @InjectModel('StreetSong') private readonly streetSongs: Model<StreetSongRecord>,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Return one page of the street songs, by name. */
  async list(page: PageRequest): Promise<ListPage<StreetSong>> {
    const found = await findPage(this.streetSongs, { filter: {}, sort: { name: 1, slug: 1 } }, page);
    return mapPage(found, toStreetSong);
  }

  /**
   * Return one of the street songs, with its title.
   *
   * @throws NotFoundException when there is none
   */
  async bySlug(slug: string): Promise<StreetSongDetail> {
    const streetSong = await this.streetSongs.findOne(slugOrId(slug)).lean<StreetSongRecord | null>();
    if (!streetSong) throw new NotFoundException(`There is no "${slug}" among the street songs.`);
    const [title = null] = await this.catalogue.titleCards([streetSong.titleId]);
    return { ...toStreetSong(streetSong), title };
  }
}
