import { ApiError } from '@sinima/runtime';

const SIGNED_OUT =
  'You are no longer signed in. Sign in in another tab, come back to this one, and try again.';
const UNREACHABLE = 'There is no answer. Check your connection, and try again.';
const BREAK = 'This part of the site is taking a break. Please try again in a minute.';

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

/** Return why a write was not done, in words for its member. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  if (error.status === 401) return SIGNED_OUT;
  if (error.status >= 500) return BREAK;
  return detailOf(error) ?? 'This was refused. Please load the page again.';
}
