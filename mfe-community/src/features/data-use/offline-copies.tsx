import { formatBytes } from '@sinima/contracts/data-use';
import type { OfflineCopies as Copies } from '@sinima/contracts/offline';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useEffect, useState, type ReactNode } from 'react';
import * as messages from './data-use.messages.ts';
import { askForCopies } from './worker-copies.ts';

/** The storage that this site uses on the device, copies and saved marks included, in bytes; undefined: not known. */
async function storedBytes(): Promise<number | undefined> {
  return (await navigator.storage?.estimate().catch(() => undefined))?.usage;
}

/** The pages that can be read without a network, and a button that deletes them. */
export function OfflineCopies(): ReactNode {
  const text = useText();
  const [copies, setCopies] = useState<Copies>();
  const [stored, setStored] = useState<number>();
  const [isDeleted, setDeleted] = useState(false);

  const deleteAll = async (): Promise<void> => {
    setCopies(await askForCopies('delete-copies'));
    setStored(await storedBytes());
    setDeleted(true);
  };
  useEffect(() => {
    void askForCopies('list-copies').then(setCopies);
    void storedBytes().then(setStored);
  }, []);

  if (!copies) return <p>{text(messages.nothingKept)}</p>;
  const { pages, bytes } = copies;
  return (
    <>
      <p role="status">
        {isDeleted ? `${text(messages.copiesDeleted)} ` : null}
        {pages.length === 0
          ? text(messages.noPagesKept)
          : text(messages.pagesKept, { count: pages.length, size: formatBytes(bytes, text.language) })}
        {stored === undefined
          ? null
          : ` ${text(messages.storedOnDevice, { size: formatBytes(stored, text.language) })}`}
      </p>
      {pages.length === 0 ? null : (
        <>
          <ul>
            {pages.map(({ path, title, bytes: size }) => (
              <li key={path}>
                <Link to={path}>{title}</Link> {formatBytes(size, text.language)}
              </li>
            ))}
          </ul>
          <p>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => void deleteAll()}
            >
              {text(messages.deleteCopies)}
            </button>
          </p>
        </>
      )}
    </>
  );
}
