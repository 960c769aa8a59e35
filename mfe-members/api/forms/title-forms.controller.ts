import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ToldRefusal } from '@sinima/api/http/form-refusals';
import { stableId } from '@sinima/api/database/stable-id';
import { fieldOf } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import type { Html } from '@sinima/api/http/plain-page';
import { textIn } from '@sinima/api/text/page-text';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallMember } from '../access/call-member.decorator.ts';
import { OwnRead } from '../access/own-calls.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { AddDiaryEntry } from '../diary/diary-entry.dto.ts';
import { DiaryService } from '../diary/diary.service.ts';
import { SetRating } from '../ratings/rating.dto.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { WriteReview } from '../reviews/member-review.dto.ts';
import { OwnReviewsService } from '../reviews/own-reviews.service.ts';
import { StateService } from '../state/state.service.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { checkedForm } from './checked-form.ts';
import { DoneQuery } from './done.ts';
import { FormWrites, tokenOf, type FormWrite } from './form-writes.ts';
import * as messages from './forms.messages.ts';
import type { MemberForm } from './member-form.ts';
import {
  deleteReviewForm,
  diaryForm,
  ratingForm,
  reviewForm,
  titleFormPage,
  withdrawForm,
} from './title-forms.ts';
import { titlePage } from './title-page.ts';

/** What members make of a title, as forms for browsers without scripts. */
@ApiExcludeController()
@Controller('me/forms/titles/:slug')
export class TitleFormsController {
  constructor(
    private readonly writes: FormWrites,
    private readonly titles: TitlesService,
    private readonly state: StateService,
    private readonly ratings: RatingsService,
    private readonly reviews: OwnReviewsService,
    private readonly diary: DiaryService,
  ) {}

  @Get()
  @OwnRead()
  async show(
    @CallMember() member: OwnMember,
    @Param('slug') slug: string,
    @Query() { done, language = SOURCE_LANGUAGE }: DoneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const title = await this.titles.bySlug(slug);
    const state = await this.state.of(member, { titles: [slug] });
    const review = state.titles[0]?.hasReview ? await this.reviews.of(member, slug) : undefined;
    const form = { text: textIn(language), token: tokenOf(request) };
    const body = titlePage({ title, state, review, form, done });
    sendPlainPage(reply, 200, title.displayTitle, body, language);
  }

  @Post('rating')
  rate(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const write = this.about(slug, ratingForm, 'rated', (member, sent) => {
      const { rating } = checkedForm(SetRating, { rating: Number(fieldOf(sent, 'rating')) });
      return this.ratings.set(member, slug, rating);
    });
    return this.writes.write(reply, write);
  }

  @Post('rating/withdraw')
  withdraw(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const write = this.about(slug, withdrawForm, 'withdrawn', (member) => this.ratings.remove(member, slug));
    return this.writes.write(reply, { ...write, isRemoval: true });
  }

  @Post('review')
  review(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const write = this.about(slug, reviewForm, 'reviewed', (member, sent) => {
      const hasSpoilers = fieldOf(sent, 'hasSpoilers') === 'yes';
      const review = checkedForm(WriteReview, { text: fieldOf(sent, 'text'), hasSpoilers });
      return this.reviews.write(member, slug, review);
    });
    return this.writes.write(reply, write);
  }

  @Post('review/delete')
  deleteReview(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const write = this.about(slug, deleteReviewForm, 'unreviewed', async (member, sent, text) => {
      if (fieldOf(sent, 'confirm') !== 'yes') {
        throw new ToldRefusal(text(messages.tickTheBox));
      }
      await this.reviews.remove(member, slug);
    });
    return this.writes.write(reply, { ...write, isRemoval: true });
  }

  @Post('diary')
  note(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const write = this.about(slug, diaryForm, 'noted', (member, sent) => {
      const entry = checkedForm(AddDiaryEntry, {
        title: slug,
        watchedOn: fieldOf(sent, 'watchedOn'),
        where: fieldOf(sent, 'where'),
        isRewatch: fieldOf(sent, 'isRewatch') === 'yes',
      });
      const key = [member.id.toHexString(), fieldOf(sent, 'key'), JSON.stringify(entry)];
      return this.diary.add(member, entry, stableId('record', ...key));
    });
    return this.writes.write(reply, write);
  }

  /** Return a write about a title. */
  private about(
    slug: string,
    form: (form: MemberForm, slug: string) => Html,
    done: FormWrite['done'],
    act: FormWrite['act'],
  ): FormWrite {
    return {
      page: titleFormPage(slug),
      done,
      act,
      again: async (typed) => {
        const { displayTitle } = await this.titles.bySlug(slug);
        return { title: displayTitle, form: form(typed, slug) };
      },
    };
  }
}
