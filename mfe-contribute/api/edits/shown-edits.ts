import { Inject, Injectable } from '@nestjs/common';
import type { EditAuthor } from '../authors/author.dto.ts';
import { AuthorsService } from '../authors/authors.service.ts';
import { nextDue } from './due.ts';
import { REVIEW_RULES, type ReviewRules } from '../settings/review-rules.ts';
import type { Edit, EditDecision, EditSummary } from './edit.dto.ts';
import type { EditRecord } from '../stored/edit.schema.ts';

type Authors = ReadonlyMap<number, EditAuthor>;

/** Edits as everybody reads them. */
@Injectable()
export class ShownEdits {
  constructor(
    private readonly authors: AuthorsService,
    @Inject(REVIEW_RULES) private readonly rules: ReviewRules,
  ) {}

  async summaries(edits: readonly EditRecord[]): Promise<EditSummary[]> {
    const authors = await this.authors.shown(edits.flatMap(peopleIn));
    return edits.map((edit) => summaryOf(edit, authors));
  }

  async whole(edit: EditRecord): Promise<Edit> {
    const authors = await this.authors.shown([...peopleIn(edit), ...edit.votes.map(({ author }) => author)]);
    const { answer, state } = edit;
    return {
      ...summaryOf(edit, authors),
      changes: [...edit.fields] as Edit['changes'],
      into: edit.into ?? null,
      split: (edit.split as Edit['split'] | undefined) ?? null,
      reverts: edit.reverts ?? null,
      licence: edit.licence as Edit['licence'],
      votes: edit.votes.map(({ author, accepts, reason, at }) => ({
        author: authors.get(author)!,
        accepts,
        reason: reason ?? null,
        votedAt: at.toISOString(),
      })),
      answer: answer ? { text: answer.text, answeredAt: answer.at.toISOString() } : null,
      dueAt: state === 'open' ? new Date(nextDue(edit, this.rules).at).toISOString() : null,
      checks: edit.checks,
      conflicts: (edit.conflicts ?? []).map((conflict) => ({ ...conflict })),
      thanks: edit.thanks.length,
    };
  }
}

const peopleIn = ({ author, decision }: EditRecord): number[] => [
  author,
  ...(decision?.author == null ? [] : [decision.author]),
];

function summaryOf(edit: EditRecord, authors: Authors): EditSummary {
  const { _id, kind, recordKind, slug, name, countries, author, state, fields, comment, openedAt, votes } =
    edit;
  const accepting = votes.filter(({ accepts }) => accepts).length;
  return {
    id: _id.toHexString(),
    kind,
    record: { kind: recordKind, slug },
    name,
    countries,
    author: authors.get(author)!,
    state,
    fields: fields.map(({ field }) => field),
    comment: comment ?? null,
    openedAt: openedAt.toISOString(),
    accepting,
    refusing: votes.length - accepting,
    decision: decisionOf(edit, authors),
  };
}

function decisionOf({ decision }: EditRecord, authors: Authors): EditDecision | null {
  if (!decision) return null;
  const { by, author, reason, at, sequence } = decision;
  return {
    by,
    editor: author == null ? null : authors.get(author)!,
    reason: reason ?? null,
    decidedAt: at.toISOString(),
    sequence: sequence ?? null,
  };
}
