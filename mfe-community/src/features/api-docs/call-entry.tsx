import { Badge } from '@sinima/ui-kit/badge';
import type { Answer, Call } from './api/api-description.ts';
import styles from './call-entry.module.css';
import { Described, TypeText } from './described.tsx';
import { Example } from './example.tsx';
import { Parameters } from './parameters.tsx';

/** One call of the API: its address, what it takes and what it answers. */
export function CallEntry({ call }: { call: Call }) {
  const { id, method, path, summary, answers, errors, tryAt } = call;
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-address`}>
      <h3 id={`${id}-address`} className={styles.address}>
        <Badge tone="accent">{method}</Badge> <code>{path}</code>
      </h3>
      <p className={styles.summary}>{summary}.</p>
      {tryAt === undefined ? null : (
        <p>
          <a className={styles.try} href={tryAt}>
            Try it<span className={styles.unseen}>: {tryAt}</span>
          </a>
        </p>
      )}
      <h4 className={styles.part}>Parameters</h4>
      <Parameters call={call} />
      <h4 className={styles.part}>Answers</h4>
      {answers.map((answer) => (
        <AnswerEntry key={answer.status} answer={answer} call={call} />
      ))}
      {errors.length === 0 ? null : (
        <p>
          Errors:{' '}
          {errors.map((status) => (
            <a key={status} className={styles.status} href={`#error-${status}`}>
              {status}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}

function AnswerEntry({ answer, call }: { answer: Answer; call: Call }) {
  const { status, type, description, headers, example } = answer;
  return (
    <div className={styles.answer}>
      <p>
        <strong>{status}</strong> {type ? <TypeText type={type} /> : null}{' '}
        {description ? <Described text={description} /> : null}
      </p>
      {headers.length === 0 ? null : (
        <ul className={styles.headers}>
          {headers.map((header) => (
            <li key={header.name}>
              <code>{header.name}</code> <Described text={header.description} />
            </li>
          ))}
        </ul>
      )}
      {example === undefined ? null : (
        <Example value={example} label={`Example of ${call.method} ${call.path}, ${status}`} />
      )}
    </div>
  );
}
