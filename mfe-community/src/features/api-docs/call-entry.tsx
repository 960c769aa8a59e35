import { englishData } from '@sinima/catalogue-ui/english-data';
import { RichText, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { Answer, Call } from './api/api-description.ts';
import * as messages from './api-docs.messages.ts';
import { Described, TypeText } from './described.tsx';
import { Example } from './example.tsx';
import { Parameters } from './parameters.tsx';

/** One call of the API: its address, its parameters and its answers. */
export function CallEntry({ call }: { call: Call }) {
  const text = useText();
  const { id, method, path, summary, answers, errors, tryAt } = call;
  return (
    <article
      id={id}
      className="co:grid co:grid-cols-1 co:gap-3 co:border-b co:border-line co:py-5"
      aria-labelledby={`${id}-address`}
    >
      <h3 id={`${id}-address`} className="co:text-lg co:wrap-anywhere">
        <Badge tone="accent">{method}</Badge> <code>{path}</code>
      </h3>
      <p className="co:text-muted" {...englishData(text)}>
        {summary}.
      </p>
      {tryAt === undefined ? null : (
        <p>
          <a
            className="co:inline-flex co:min-h-target co:items-center co:rounded-1 co:border co:border-control co:px-4 co:text-link co:no-underline co:hover:bg-raised"
            href={tryAt}
          >
            <RichText
              message={messages.tryIt}
              parts={{ address: <span className="co:sr-only">: {tryAt}</span> }}
            />
          </a>
        </p>
      )}
      <h4 className="co:mt-2 co:text-md">{text(messages.callParameters)}</h4>
      <Parameters call={call} />
      <h4 className="co:mt-2 co:text-md">{text(messages.callAnswers)}</h4>
      {answers.map((answer) => (
        <AnswerEntry key={answer.status} answer={answer} call={call} />
      ))}
      {errors.length === 0 ? null : (
        <p>
          {text(messages.callErrors)}{' '}
          {errors.map((status) => (
            <a
              key={status}
              className="co:inline-block co:min-h-[1.75rem] co:min-w-[2.25rem]"
              href={`#error-${status}`}
            >
              {status}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}

function AnswerEntry({ answer, call }: { answer: Answer; call: Call }) {
  const text = useText();
  const { status, type, description, headers, example } = answer;
  return (
    <div className="co:grid co:grid-cols-1 co:gap-2">
      <p>
        <strong>{status}</strong> {type ? <TypeText type={type} /> : null}{' '}
        {description ? <Described text={description} /> : null}
      </p>
      {headers.length === 0 ? null : (
        <ul className="co:grid co:gap-1 co:ps-[1.2em] co:text-sm">
          {headers.map((header) => (
            <li key={header.name}>
              <code>{header.name}</code> <Described text={header.description} />
            </li>
          ))}
        </ul>
      )}
      {example === undefined ? null : (
        <Example
          value={example}
          label={text(messages.exampleOfCall, { call: `${call.method} ${call.path}`, status })}
        />
      )}
    </div>
  );
}
