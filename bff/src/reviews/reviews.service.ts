import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import { TitlesService } from '../titles/titles.service.js';
import { toReview, type Review } from './review.dto.js';
import type { ReviewRecord } from './review.schema.js';

/** Reads of the reviews. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly titles: TitlesService,
  ) {}

  /** Return one page of all reviews, newest first. */
  recent(paging: PageRequest): Promise<ListPage<Review>> {
    return this.page({}, paging);
  }

  /** Return one page of the reviews of a title, newest first. */
  async ofTitle(slugOrId: string, paging: PageRequest): Promise<ListPage<Review>> {
    const { _id: titleId } = await this.titles.named(slugOrId);
    return this.page({ titleId }, paging);
  }

  private async page(filter: QueryFilter<ReviewRecord>, paging: PageRequest): Promise<ListPage<Review>> {
    const page = await findPage(this.reviews, { filter, sort: { createdAt: -1, _id: 1 } }, paging);
    const titles = await this.titles.refs(page.items.map((review) => review.titleId));
    const items = page.items.flatMap((review) => {
      const title = titles.get(review.titleId.toHexString());
      return title ? [toReview(review, title)] : [];
    });
    return { ...page, items };
  }
}
