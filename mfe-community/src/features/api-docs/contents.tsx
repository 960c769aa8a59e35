import { englishData } from '@sinima/catalogue-ui/english-data';
import { useText } from '@sinima/runtime';
import * as messages from './api-docs.messages.ts';
import type { ApiDescription } from './api/api-description.ts';

/** The list of calls: beside the text on a wide screen, folded away on a phone. */
export function Contents({ description }: { description: ApiDescription }) {
  const text = useText();
  return (
    <>
      <nav
        className="co:sticky co:top-[6rem] co:hidden co:max-h-[calc(100vh-7rem)] co:overflow-auto co:border-e co:border-line co:pe-3 co:lg:block"
        aria-label={text(messages.callsOfApi)}
      >
        <CallLinks description={description} />
      </nav>
      <details className="co:rounded-2 co:border co:border-line co:bg-surface co:px-4 co:py-3 co:lg:hidden">
        <summary className="co:min-h-[2rem] co:cursor-pointer co:py-1">{text(messages.allCalls)}</summary>
        <nav aria-label={text(messages.allCallsOfApi)}>
          <CallLinks description={description} />
        </nav>
      </details>
    </>
  );
}

const link =
  'co:block co:min-h-[1.75rem] co:py-[0.15rem] co:text-sm co:wrap-anywhere co:no-underline co:hover:text-link co:hover:underline';
const nounLink = `${link} co:font-bold co:text-text co:capitalize`;
const callLink = `${link} co:text-muted`;

function CallLinks({ description }: { description: ApiDescription }) {
  const text = useText();
  return (
    <ul className="co:grid co:list-none co:gap-3 co:p-0">
      {description.groups.map(({ noun, anchor, calls }) => (
        <li key={noun}>
          <a className={nounLink} href={`#${anchor}`} {...englishData(text)}>
            {noun}
          </a>
          <ul className="co:list-none co:p-0">
            {calls.map(({ id, path }) => (
              <li key={id}>
                <a className={callLink} href={`#${id}`} {...englishData(text)}>
                  {path.replace(/^\/api/, '')}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <a className={nounLink} href="#errors">
          {text(messages.errorsInContents)}
        </a>
      </li>
      <li>
        <a className={nounLink} href="#shapes">
          {text(messages.shapesInContents)}
        </a>
      </li>
    </ul>
  );
}
