import type { SourceRecord } from '@sinima/contracts/api';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../clipboard/copy-button.tsx';
import { letterAddress, proposalText } from './proposal.ts';
import { unifiedDiff } from './unified-diff.ts';

const writing =
  'co:w-full co:min-w-0 co:rounded-1 co:border-2 co:border-control co:bg-surface co:p-3 co:font-mono co:text-sm co:text-text';

/** A record as it is written, to be changed; what comes of it is ready to be sent, without an account. */
export function CorrectionForm({ record }: { record: SourceRecord }): ReactNode {
  const { slug, file, line, yaml } = record;
  const [text, setText] = useState(yaml);
  const [source, setSource] = useState('');
  const diff = unifiedDiff({ file, line, before: yaml, after: text });
  return (
    <form className="co:grid co:min-w-0 co:gap-4" onSubmit={(event) => event.preventDefault()}>
      <p>
        This is the record, in <code className="co:wrap-anywhere">{file}</code>. Change the line that is
        wrong.
      </p>
      <label className="co:grid co:min-w-0 co:gap-1">
        <span className="co:text-sm co:font-bold co:text-muted">The record</span>
        <textarea
          className={writing}
          rows={Math.min(30, yaml.split('\n').length + 1)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <TextField
        label="Where others can look it up"
        value={source}
        maxLength={500}
        placeholder="Credits on screen, a distributor, a festival, a newspaper"
        onChange={({ target }) => setSource(target.value)}
      />
      <div aria-live="polite" className="co:grid co:min-w-0 co:gap-4">
        {diff === null ? (
          <p className="co:text-muted">Nothing is changed yet.</p>
        ) : source.trim() === '' ? (
          <p className="co:text-muted">
            Say where others can look it up, and your change is ready to be sent.
          </p>
        ) : (
          <ReadyToSend proposal={{ slug, source, diff }} />
        )}
      </div>
    </form>
  );
}

function ReadyToSend({ proposal }: { proposal: { slug: string; source: string; diff: string } }): ReactNode {
  const text = proposalText(proposal);
  return (
    <>
      <h2>Ready to be sent</h2>
      <pre className={`${writing} co:overflow-x-auto`} aria-label="Your change">
        {text}
      </pre>
      <p className="co:flex co:flex-wrap co:gap-3">
        <CopyButton text={text} what="your change" />
        <a
          className={buttonClass()}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${proposal.slug}.patch`}
        >
          Download
        </a>
        <a className={buttonClass()} href={letterAddress(proposal)}>
          Write a letter with it
        </a>
      </p>
      <p className="co:text-muted">
        Send it to the editors of this site, or open it as a pull request:{' '}
        <code>git am {proposal.slug}.patch</code> takes it. The catalogue’s checks then say whether each line
        can be right.
      </p>
    </>
  );
}
