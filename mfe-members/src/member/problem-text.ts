import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { ApiError } from '@sinima/runtime';
import * as messages from './member.messages.ts';
import type { Text } from '@sinima/contracts/text';

interface Problem {
  readonly detail?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/** Return what is wrong, of the body of a refusal; undefined where it does not say. */
function detailOf({ message }: ApiError): string | undefined {
  try {
    const { detail, errors } = JSON.parse(message.slice(message.indexOf('{'))) as Problem;
    if (errors?.length) return `${errors.map((error) => error.message).join('. ')}.`;
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

/** The reasons of refusals, by status, for languages that the API does not write in. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: messages.refusedFields,
  403: messages.refusedNotAllowed,
  404: messages.refusedGone,
  409: messages.refusedConflict,
  422: messages.refusedFields,
  429: messages.refusedTooOften,
};

/** Return why a write was not done, in words for its member: those of the API are English. */
export function problemText(error: unknown, text: Text): string {
  if (!(error instanceof ApiError)) return text(messages.unreachable);
  if (error.status === 401) return text(messages.noLongerSignedIn);
  if (error.status >= 500) return text(messages.takesABreak);
  const reason = text.language === SOURCE_LANGUAGE ? detailOf(error) : undefined;
  return reason ?? text(REFUSALS[error.status] ?? messages.refused);
}
