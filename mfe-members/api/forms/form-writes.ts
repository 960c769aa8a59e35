import {
  ForbiddenException,
  HttpException,
  HttpStatus,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { ToldRefusal } from '@sinima/api/http/form-refusals';
import { formLanguage } from '@sinima/api/http/page-language';
import type { SentForm } from '@sinima/api/http/plain-form';
import { html, sendPlainPage, withLink, type Html } from '@sinima/api/http/plain-page';
import { FORM_HEADER, formFromHeader } from '@sinima/api/members/part-form';
import { textIn } from '@sinima/api/text/page-text';
import { besidePages } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertMayWrite } from '../access/may-publish.ts';
import { SignedInGuard } from '../access/signed-in.guard.ts';
import type { OwnMember } from '../account/own-member.ts';
import type { Done } from './done.ts';
import { refusals } from './form-refusals.ts';
import * as messages from './forms.messages.ts';
import { limitNote, type MemberForm } from './member-form.ts';

/** A form page with one form. */
export interface FormPage {
  readonly title: string;
  readonly form: Html;
}

/** The write of a form. */
export interface FormWrite {
  /** The form page, which says afterwards what was done. */
  readonly page: string;
  readonly done: Done;
  /** It takes something away, as suspended members may, too. */
  readonly isRemoval?: boolean;
  readonly act: (member: OwnMember, sent: SentForm, text: Text) => Promise<unknown>;
  /** Return the form as it was typed. */
  readonly again: (form: MemberForm) => Promise<FormPage>;
}

/** Return the token of a form page's forms; empty for anonymous visitors. */
export const tokenOf = ({ headers }: FastifyRequest): string =>
  formFromHeader(headers[FORM_HEADER])?.token ?? '';

/** Return the texts of the page that sent a form. */
export const textOfForm = ({ body }: FastifyRequest): Text => textIn(formLanguage(body as SentForm));

/** Does what forms ask for: a write ends in 303, and one that is refused gives the form back as it was typed. */
@Injectable()
export class FormWrites {
  constructor(private readonly signedIn: SignedInGuard) {}

  async write(reply: FastifyReply, { page, done, isRemoval, act, again }: FormWrite): Promise<void> {
    const { request } = reply;
    const sent = request.body as SentForm;
    const text = textOfForm(request);
    let member: OwnMember | undefined;
    try {
      const refused = formFromHeader(request.headers[FORM_HEADER])?.refused;
      if (refused) throw new ToldRefusal(refused.why, refused.status);
      member = await this.signedIn.memberOf(request);
      if (!isRemoval) assertMayWrite(member);
      await act(member, sent, text);
      const next = besidePages(text.language, withDone(page, done));
      reply.header('Cache-Control', 'no-store').redirect(next, HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const errors = refusals.fieldErrors(error, text);
      const { title, form } = await again({ text, token: tokenOf(request), typed: sent, errors });
      const here = besidePages(text.language, page);
      const body = html`${errors.length > 0 ? wrong(text(messages.notDoneYet)) : whyOf(error, { here, text, member })}
        ${form}
        <p><a href="${here}">${text(messages.beginAnew)}</a></p>`;
      sendPlainPage(reply, error.getStatus(), title, body, text.language);
    }
  }
}

const withDone = (page: string, done: Done): string => `${page}?done=${done}`;

const wrong = (why: string | Html): Html => html`<p class="wrong" role="alert">${why}</p>`;

interface Refused {
  /** The address of the form page. */
  readonly here: string;
  readonly text: Text;
  /** Undefined: nobody, or the BFF refused the form. */
  readonly member: OwnMember | undefined;
}

function whyOf(error: HttpException, { here, text, member }: Refused): Html {
  if (error instanceof UnauthorizedException) {
    const login = html`href="/api/login?return=${encodeURIComponent(here)}" target="_blank"`;
    return wrong(withLink(text(messages.nothingSaved), login));
  }
  const limit = error instanceof ForbiddenException ? limitNote(member?.limit ?? null, text) : null;
  return limit ?? wrong(refusals.whole(error, text));
}
