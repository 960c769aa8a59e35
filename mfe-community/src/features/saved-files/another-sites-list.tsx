import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import type { Mark } from '@sinima/catalogue-ui/saved-entry';
import { useText } from '@sinima/runtime';
import { SelectField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import { ConfirmImport } from './confirm-import.tsx';
import * as messages from './import.messages.ts';
import { entriesOf, planImport, type Choices } from './matching/import-plan.ts';
import type { LookedUp } from './matching/look-up.ts';
import { NamesakeChoice } from './namesake-choice.tsx';
import { nameWithYear } from './name-with-year.ts';

/** Where titles can be put. */
const TARGETS = [
  { value: 'watchlist', label: messages.putOnWatchlist },
  { value: 'like', label: messages.putOnLikes },
] as const;

/** A watched film is not a plan to watch it. */
const targetFor = (fileName: string): Mark =>
  /like|films|diary|watched|rating/i.test(fileName) ? 'like' : 'watchlist';

interface AnotherSitesListProps {
  fileName: string;
  lines: readonly LookedUp[];
  onDone: () => void;
}

/** The matches for the list of another site: certain ones, those the visitor chooses among, and lines without a match. */
export function AnotherSitesList({ fileName, lines, onDone }: AnotherSitesListProps): ReactNode {
  const text = useText();
  const saved = useSavedEntries() ?? [];
  const [target, setTarget] = useState(targetFor(fileName));
  const [choices, setChoices] = useState<Choices>({});
  const [now] = useState(() => new Date());
  const placed = lines.map((line, place) => ({ ...line, place }));
  const found = placed.filter(({ verdict }) => verdict.kind === 'found');
  const missing = placed.filter(({ verdict }) => verdict.kind === 'missing');

  return (
    <>
      <p role="status">
        {text(messages.lookUpResult, {
          found: found.length,
          choice: placed.length - found.length - missing.length,
          missing: missing.length,
        })}
      </p>
      <Lines label={text(messages.foundItems, { count: found.length })}>
        {found.map(({ row }) => nameWithYear(row))}
      </Lines>
      {placed.map(({ row, verdict, place }) =>
        verdict.kind === 'choice' ? (
          <NamesakeChoice
            key={place}
            row={row}
            records={verdict.records}
            chosen={choices[place]}
            onChoose={(id) => setChoices({ ...choices, [place]: id })}
          />
        ) : null,
      )}
      <Lines label={text(messages.missingItems, { count: missing.length })}>
        {missing.map(({ row }) => nameWithYear(row))}
      </Lines>
      <SelectField
        label={text(messages.putTitlesOn)}
        value={target}
        options={TARGETS.map(({ value, label }) => ({ value, label: text(label) }))}
        onChange={({ target: { value } }) => setTarget(value as Mark)}
      />
      <ConfirmImport plan={planImport(entriesOf(lines, choices, target, now), saved)} onDone={onDone} />
    </>
  );
}

function Lines({ label, children }: { label: string; children: readonly string[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <details>
      <summary className="co:min-h-target co:cursor-pointer co:content-center co:font-bold">{label}</summary>
      <ul className="co:max-h-[12rem] co:overflow-y-auto">
        {children.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
