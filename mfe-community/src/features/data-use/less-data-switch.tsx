import { SAVE_DATA_COOKIE } from '@sinima/contracts/data-use';
import { useText } from '@sinima/runtime';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import * as messages from './data-use.messages.ts';

const YEAR_S = 365 * 24 * 3_600;

const never = () => () => undefined;
const isOn = (): boolean => document.cookie.split('; ').includes(`${SAVE_DATA_COOKIE}=1`);
const browserSaves = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const onServer = (): boolean => false;

function turn(on: boolean): void {
  const value = on ? `1; max-age=${YEAR_S}` : '; max-age=0';
  document.cookie = `${SAVE_DATA_COOKIE}=${value}; path=/; samesite=lax`;
}

/** The switch for lighter pages. It is a cookie, since the server makes them. */
export function LessDataSwitch(): ReactNode {
  const text = useText();
  const stored = useSyncExternalStore(never, isOn, onServer);
  const saves = useSyncExternalStore(never, browserSaves, onServer);
  const [chosen, setChosen] = useState<boolean>();
  const checked = chosen ?? stored;
  return (
    <>
      <label className="co:inline-flex co:min-h-target co:items-center co:gap-3 co:font-bold">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          className="co:size-[24px] co:accent-[var(--color-accent)]"
          checked={checked}
          onChange={({ target }) => {
            turn(target.checked);
            setChosen(target.checked);
          }}
        />
        {text(messages.lessData)}
      </label>
      <p role="status">
        {chosen === undefined ? null : text(chosen ? messages.lessDataOn : messages.lessDataOff)}
      </p>
      <p>
        {text(messages.lessDataMeans)}
        {saves ? ` ${text(messages.browserAsksForLess)}` : null}
      </p>
    </>
  );
}
