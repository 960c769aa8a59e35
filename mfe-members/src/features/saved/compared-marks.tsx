import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useEffect, type ReactNode } from 'react';
import { useSignedInHint } from '../../member/signed-in-hint.ts';
import { ACCOUNT_MARKS_KEY } from './account-marks-key.ts';

/** Loaded for members: most visitors are none. */
const SavedInAccount = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "saved-in-account" */ './saved-in-account.tsx')).SavedInAccount,
}));

/** After signing out, take the marks of the account off this device. */
async function removeMarksOfAccount(): Promise<void> {
  if (!Object.keys(localStorage).includes(ACCOUNT_MARKS_KEY)) return;
  const { removeAccountMarks } = await import(
    /* webpackChunkName: "saved-in-account" */ './account-marks.ts'
  );
  removeAccountMarks();
}

/** Keeps the marks of this device and of a member's account the same. @param isShown whether it says so */
export function ComparedMarks({ isShown = false }: { isShown?: boolean }): ReactNode {
  const isHinted = useSignedInHint();
  useEffect(() => {
    // A browser that lets the site store nothing has none.
    if (isHinted === false) removeMarksOfAccount().catch(() => undefined);
  }, [isHinted]);
  return isHinted === true ? <SavedInAccount attempt={0} isShown={isShown} /> : null;
}
