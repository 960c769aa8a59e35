import { Controller, Get, NotFoundException, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { stableId } from '@sinima/api/database/stable-id';
import { html, sendPlainPage, type Html } from '@sinima/api/http/plain-page';
import { textIn } from '@sinima/api/text/page-text';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallMember } from '../access/call-member.decorator.ts';
import { OwnRead } from '../access/own-calls.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { SavedService } from '../saved/saved.service.ts';
import { StateService } from '../state/state.service.ts';
import { DoneQuery } from './done.ts';
import { FormWrites, tokenOf, type FormWrite } from './form-writes.ts';
import * as messages from './forms.messages.ts';
import { buttonTo, formHead, limitNote, type MemberForm } from './member-form.ts';

const pageOf = (slug: string): string => `/api/me/forms/people/${encodeURIComponent(slug)}`;

const followForm = (form: MemberForm, slug: string): Html =>
  buttonTo(form, `${pageOf(slug)}/follow`, form.text(messages.followInAccount));

const unfollowForm = (form: MemberForm, slug: string): Html =>
  buttonTo(form, `${pageOf(slug)}/unfollow`, form.text(messages.followNoMore));

/** Whom members follow, as forms for browsers without scripts. */
@ApiExcludeController()
@Controller('me/forms/people/:slug')
export class PersonFormsController {
  constructor(
    private readonly writes: FormWrites,
    private readonly catalogue: CatalogueReads,
    private readonly state: StateService,
    private readonly saved: SavedService,
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
    const { name } = await this.person(slug);
    const { people, limit } = await this.state.of(member, { people: [slug] });
    const text = textIn(language);
    const form = { text, token: tokenOf(request) };
    const body = html`${formHead(text, { to: `/person/${slug}`, name }, done)} ${limitNote(limit, text)}
    ${
      people[0]?.isFollowed
        ? html`<p>${text(messages.youFollow, { name })}</p>
            ${unfollowForm(form, slug)}`
        : limit?.kind !== 'suspended' && followForm(form, slug)
    }`;
    sendPlainPage(reply, 200, name, body, language);
  }

  @Post('follow')
  follow(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.writes.write(reply, this.mark(slug, followForm, 'followed'));
  }

  @Post('unfollow')
  unfollow(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    return this.writes.write(reply, this.mark(slug, unfollowForm, 'unfollowed'));
  }

  private mark(
    slug: string,
    form: (form: MemberForm, slug: string) => Html,
    done: 'followed' | 'unfollowed',
  ): FormWrite {
    const isRemoved = done === 'unfollowed';
    return {
      page: pageOf(slug),
      done,
      isRemoval: isRemoved,
      act: async (member) => {
        const { id } = await this.person(slug);
        const changedAt = new Date().toISOString();
        await this.saved.mergeOne(member, { mark: 'follow', id, changedAt, isRemoved });
      },
      again: async (typed) => ({ title: (await this.person(slug)).name, form: form(typed, slug) }),
    };
  }

  private async person(slug: string): Promise<{ readonly id: string; readonly name: string }> {
    const [person] = await this.catalogue.personCards([stableId('person', slug)]);
    if (person) return person;
    throw new NotFoundException(`There is no person "${slug}".`);
  }
}
