import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useWrite } from '../../member/use-write.ts';
import { allRecords } from './all-records.ts';
import * as messages from './records.messages.ts';

/** Give the browser a file to keep. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all that the member has here. */
export function ExportButton(): ReactNode {
  const say = useText();
  const { isBusy, problem, write } = useWrite();
  const act = async (): Promise<void> => {
    const isDone = await write(async () => {
      const records = await allRecords();
      download(`sinima-${records.exportedAt.slice(0, 10)}.json`, JSON.stringify(records, null, 2));
    });
    if (isDone) toast({ title: say(messages.exported), description: say(messages.theFileIsAmongYour) });
  };
  return (
    <>
      <ProblemLine text={problem} />
      <p>
        <button type="button" className={buttonClass()} disabled={isBusy} onClick={() => void act()}>
          {isBusy ? say(messages.collecting) : say(messages.downloadEverything)}
        </button>
      </p>
    </>
  );
}
