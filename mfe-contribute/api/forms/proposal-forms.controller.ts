import {
  Controller,
  HttpException,
  HttpStatus,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ToldRefusal } from '@sinima/api/http/form-refusals';
import {
  CHANGE_LICENCE,
  RECORD_KINDS,
  type FieldChange,
  type RecordName,
  type SplitFacts,
} from '@sinima/api/catalogue-writes';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import { pathIn } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { AnyCaller, CallerGuard } from '../access/caller.guard.ts';
import { editIdOf } from '../access/edit-id.decorator.ts';
import type { Caller } from '../authors/authors.service.ts';
import { ProposeEdit } from '../edits/propose-edit.dto.ts';
import { RecordNames } from '../edits/record-names.ts';
import { newRecord } from '../fields/new-record.ts';
import { typedChanges } from '../fields/typed-changes.ts';
import { typedSplit } from '../fields/typed-split.ts';
import { slugIn } from '../fields/typed-value.ts';
import type { EditableKind } from '../shapes/record-fields.ts';
import { ProposalsService } from '../review/proposals.service.ts';
import { refusals } from './form-refusals.ts';
import * as messages from './forms.messages.ts';
import { proposalPage } from './proposal-page.ts';
import { assertTaken, checkedBody, factsOf, formOf } from './sent-form.ts';
import { textOfForm } from './texts.ts';

/** The form of a record, as browsers send it: first a page that shows what would change, then the edit. */
@ApiExcludeController()
@Controller('me/edits/forms/:kind/:slug')
@UseGuards(CallerGuard)
export class ProposalFormsController {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly names: RecordNames,
  ) {}

  @Post()
  async send(
    @AnyCaller() caller: Caller | undefined,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isKind(kind)) throw new NotFoundException(`There are no records of the kind "${kind}".`);
    const typed = (request.body ?? {}) as SentForm;
    const isSent = fieldOf(typed, 'step') === 'submit';
    const key = fieldOf(typed, 'key') || new Types.ObjectId().toHexString();
    const wanted = proposalOf(kind, slug, typed);
    const text = textOfForm(request);
    const shown = { text, kind, slug, typed, key, wanted };
    try {
      const proposed = checkedBody(ProposeEdit, wanted);
      assertSaysEnough(proposed, isSent, text);
      const sender = caller?.memberId.toHexString() ?? 'visitor';
      const id = editIdOf(sender, key, proposed);
      if (!isSent) {
        await this.proposals.check(caller, id, proposed);
        await this.show(reply, HttpStatus.OK, shown);
        return;
      }
      assertTaken(request);
      if (fieldOf(typed, 'agree') !== 'yes') throw wrong('agree', text(messages.tickTheBox));
      const edit = await this.proposals.propose(id, caller, proposed);
      const page = pathIn(text.language, `/contribute/edits/${edit._id.toHexString()}`);
      reply.header('Cache-Control', 'no-store').redirect(page, HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      await this.show(reply, error.getStatus(), shown, error);
    }
  }

  private async show(
    reply: FastifyReply,
    status: number,
    { text, kind, slug, typed, key, wanted }: Sent,
    error?: HttpException,
  ): Promise<void> {
    const { name } = await this.names.of(wanted.record);
    const errors = error ? refusals.fieldErrors(error, text) : [];
    const why = error && (errors.length > 0 ? text(messages.notSentYet) : refusals.whole(error, text));
    const back = wanted.kind === 'create' ? `/contribute/new/${kind}` : `/contribute/edit/${kind}/${slug}`;
    const body = proposalPage({
      text,
      kind,
      address: `/api/me/edits/forms/${kind}/${slug}`,
      back: pathIn(text.language, back),
      typed,
      key,
      changes: wanted.fields,
      whole: wholeText(wanted, name, text),
      split: wanted.split,
      errors,
      why,
      token: formOf(reply.request)?.token,
    });
    sendPlainPage(reply, status, text(messages.yourChangeOf, { name }), body, text.language);
  }
}

interface Sent {
  readonly text: Text;
  readonly kind: EditableKind;
  readonly slug: string;
  readonly typed: SentForm;
  readonly key: string;
  readonly wanted: ReturnType<typeof proposalOf>;
}

const isKind = (kind: string): kind is EditableKind => (RECORD_KINDS as readonly string[]).includes(kind);

/** What can be done with a record as a whole, beside changing its fields. */
const WHOLE = ['create', 'merge', 'split', 'withdraw', 'revert'] as const;

/** What a form proposes, without the words that go with it. */
interface Proposal {
  readonly record: RecordName;
  readonly fields: readonly FieldChange[];
  readonly into?: string;
  readonly split?: SplitFacts;
}

function proposed(kind: EditableKind, slug: string, typed: SentForm): Proposal {
  const record = { kind, slug };
  switch (WHOLE.find((name) => name === fieldOf(typed, 'action'))) {
    case 'create':
      return newRecord(kind, typed);
    case 'merge':
      return { record, fields: [], into: slugIn(fieldOf(typed, 'into')) };
    case 'split':
      return { record, ...typedSplit(kind, factsOf(typed), typed) };
    case 'withdraw':
    case 'revert':
      return { record, fields: [] };
    case undefined:
      return { record, fields: typedChanges(kind, factsOf(typed), typed) };
  }
}

/** Return the proposal that a form makes. */
function proposalOf(kind: EditableKind, slug: string, typed: SentForm) {
  const action = WHOLE.find((name) => name === fieldOf(typed, 'action'));
  const optional = (name: string): object =>
    fieldOf(typed, name).trim() === '' ? {} : { [name]: fieldOf(typed, name) };
  return {
    kind: action ?? ('change' as const),
    ...proposed(kind, slug, typed),
    ...(action === 'revert' && { reverts: Number(fieldOf(typed, 'reverts')) }),
    ...optional('comment'),
    ...optional('mail'),
    licence: CHANGE_LICENCE,
  };
}

const wrong = (field: string, why: string): ToldRefusal =>
  new ToldRefusal(why, HttpStatus.BAD_REQUEST, field);

/** Refuse what changes nothing, and what names no source when it is sent. @throws ToldRefusal */
function assertSaysEnough({ kind, fields, split, comment }: ProposeEdit, isSent: boolean, text: Text): void {
  if (kind === 'change' && fields.length === 0) throw new ToldRefusal(text(messages.changesNothing));
  if (!isSent) return;
  const facts = [...fields, ...(split?.fields ?? [])];
  if (facts.some(({ source }) => !source)) {
    throw wrong('source', text(messages.sayWhereToLookItUp));
  }
  if (facts.length === 0 && comment === undefined) throw wrong('comment', text(messages.sayWhy));
}

function wholeText(
  { kind, into = '', reverts = 0 }: Readonly<{ kind: string; into?: string; reverts?: number }>,
  name: string,
  text: Text,
): string | undefined {
  if (kind === 'create') return text(messages.isNew, { name });
  if (kind === 'merge') return text(messages.isTheSame, { name, into });
  if (kind === 'split') return text(messages.isTwoRecords, { name, into });
  if (kind === 'withdraw') return text(messages.leavesTheCatalogue, { name });
  if (kind === 'revert') return text(messages.changeTakenBack, { number: reverts, name });
  return undefined;
}
