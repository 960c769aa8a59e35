import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import type { SentForm } from '@sinima/api/http/plain-form';
import { html, sendPlainPage, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { FORM_HEADER, formFromHeader } from '@sinima/api/members/part-form';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertMayWrite } from '../access/may-publish.ts';
import { SignedInGuard } from '../access/signed-in.guard.ts';
import type { OwnMember } from '../account/own-member.ts';
import type { Done } from './done.ts';
import type { MemberForm } from './member-form.ts';

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
  readonly act: (member: OwnMember, sent: SentForm) => Promise<unknown>;
  /** Return the form as it was typed. */
  readonly again: (form: MemberForm) => Promise<FormPage>;
}

/** Return the token of a form page's forms; empty for anonymous visitors. */
export const tokenOf = ({ headers }: FastifyRequest): string =>
  formFromHeader(headers[FORM_HEADER])?.token ?? '';

/** Does what forms ask for: a write ends in 303, and one that is refused gives the form back as it was typed. */
@Injectable()
export class FormWrites {
  constructor(private readonly signedIn: SignedInGuard) {}

  async write(reply: FastifyReply, { page, done, isRemoval, act, again }: FormWrite): Promise<void> {
    const { request } = reply;
    const sent = request.body as SentForm;
    try {
      const refused = formFromHeader(request.headers[FORM_HEADER])?.refused;
      if (refused) throw new HttpException(refused.why, refused.status);
      const member = await this.signedIn.memberOf(request);
      if (!isRemoval) assertMayWrite(member);
      await act(member, sent);
      reply.header('Cache-Control', 'no-store').redirect(withDone(page, done), HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const errors = fieldErrors(error);
      const { title, form } = await again({ token: tokenOf(request), typed: sent, errors });
      const why = errors.length > 0 ? 'Not done yet: see the note at the field.' : whyOf(error, page);
      const body = html`<p class="wrong" role="alert">${why}</p>
        ${form}
        <p><a href="${page}">Begin anew</a></p>`;
      sendPlainPage(reply, error.getStatus(), title, body);
    }
  }
}

const withDone = (page: string, done: Done): string => `${page}${page.includes('?') ? '&' : '?'}done=${done}`;

function fieldErrors(error: HttpException): readonly ParameterError[] {
  const { message } = error.getResponse() as { message?: unknown };
  return Array.isArray(message) ? (message as ParameterError[]) : [];
}

function whyOf(error: HttpException, page: string): string | Html {
  if (error.getStatus() !== HttpStatus.UNAUTHORIZED) return error.message;
  const login = `/api/login?return=${encodeURIComponent(page)}`;
  return html`You are not signed in, and nothing was saved. <a href="${login}" target="_blank">Sign in</a> in
    another tab, come back to this one, and send the form again.`;
}
