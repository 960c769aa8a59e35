import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { ApiError } from '@sinima/runtime';
import type { Text } from '@sinima/contracts/text';
import { refusalOf } from '../../api/shapes/refusals.ts';
import * as messages from './member.messages.ts';

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

/** Return why a write was not done, in words for its member: those of the API are English. */
export function problemText(error: unknown, text: Text): string {
  if (!(error instanceof ApiError)) return text(messages.unreachable);
  if (error.status === 401) return text(messages.noLongerSignedIn);
  const isTold = text.language === SOURCE_LANGUAGE && error.status < 500;
  return (isTold ? detailOf(error) : undefined) ?? text(refusalOf(error.status));
}
