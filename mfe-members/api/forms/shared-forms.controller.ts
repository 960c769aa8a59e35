import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { fieldOf } from '@sinima/api/http/plain-form';
import { html, sendPlainPage, type Html } from '@sinima/api/http/plain-page';
import { textIn } from '@sinima/api/text/page-text';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallMember } from '../access/call-member.decorator.ts';
import { OwnRead } from '../access/own-calls.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { MakeReport, type ReportReason } from '../reports/report.dto.ts';
import { ReportsService } from '../reports/reports.service.ts';
import * as reportMessages from '../shapes/report.messages.ts';
import { checkedForm } from './checked-form.ts';
import { DoneQuery } from './done.ts';
import { FormWrites, textOfForm, tokenOf, type FormWrite } from './form-writes.ts';
import * as messages from './forms.messages.ts';
import { formHead, limitNote, type MemberForm } from './member-form.ts';
import { markForm, reportForm, unmarkForm } from './shared-forms.ts';
import { SharedThings, type SharedThing } from './shared-things.ts';

/** What members do with what others share, as forms for browsers without scripts. */
@ApiExcludeController()
@Controller('me/forms/:kind/:subject')
export class SharedFormsController {
  constructor(
    private readonly writes: FormWrites,
    private readonly things: SharedThings,
    private readonly reports: ReportsService,
  ) {}

  @Get()
  @OwnRead()
  async show(
    @CallMember() member: OwnMember,
    @Param('kind') kind: string,
    @Param('subject') subject: string,
    @Query() { done, language = SOURCE_LANGUAGE }: DoneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = textIn(language);
    const thing = await this.things.at(kind, subject, text);
    const { isOwn, isMarked } = await this.things.ownMark(member, thing);
    const form = { text, token: tokenOf(request) };
    const isOpen = !isOwn && member.limit === null;
    const body = html`${formHead(text, { to: thing.page, name: thing.name }, done)}
    ${limitNote(member.limit, text)} ${isOwn && html`<p>${text(messages.yourOwn)}</p>`}
    ${isMarked ? unmarkForm(form, thing) : isOpen && markForm(form, thing)}
    ${
      isOpen &&
      done !== 'reported' &&
      html`<h2>${text(reportMessages.report)}</h2>
        ${reportForm(form, thing)}`
    }`;
    sendPlainPage(reply, 200, thing.heading, body, language);
  }

  @Post('mark')
  async mark(
    @Param('kind') kind: string,
    @Param('subject') subject: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const thing = await this.things.at(kind, subject, textOfForm(reply.request));
    const done = thing.kind === 'member' ? 'followed' : 'liked';
    const write = about(thing, markForm, done, (member) => this.things.mark(member, thing));
    await this.writes.write(reply, write);
  }

  @Post('unmark')
  async unmark(
    @Param('kind') kind: string,
    @Param('subject') subject: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const thing = await this.things.at(kind, subject, textOfForm(reply.request));
    const done = thing.kind === 'member' ? 'unfollowed' : 'unliked';
    const write = about(thing, unmarkForm, done, (member) => this.things.unmark(member, thing));
    await this.writes.write(reply, { ...write, isRemoval: true });
  }

  @Post('report')
  async report(
    @Param('kind') kind: string,
    @Param('subject') subject: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const thing = await this.things.at(kind, subject, textOfForm(reply.request));
    const write = about(thing, reportForm, 'reported', (member, sent) => {
      const reason = fieldOf(sent, 'reason') as ReportReason;
      const report = { kind: thing.kind, subject, reason, note: fieldOf(sent, 'note') };
      return this.reports.make(member, checkedForm(MakeReport, report));
    });
    await this.writes.write(reply, write);
  }
}

/** Return a write about something. */
function about(
  thing: SharedThing,
  form: (form: MemberForm, thing: SharedThing) => Html,
  done: FormWrite['done'],
  act: FormWrite['act'],
): FormWrite {
  const again = async (typed: MemberForm) => ({ title: thing.heading, form: form(typed, thing) });
  return { page: thing.formPage, done, act, again };
}
