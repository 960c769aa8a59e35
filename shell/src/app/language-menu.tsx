import { besidePages, LANGUAGES, languageCodes, pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as messages from './app.messages.ts';
import { useSite } from './site.ts';
import { useClosedMenu } from './use-closed-menu.ts';

const summary =
  'sh:inline-flex sh:min-h-target sh:cursor-pointer sh:list-none sh:items-center sh:px-3 sh:font-bold sh:uppercase ' +
  'sh:[&::-webkit-details-marker]:hidden';

const list =
  'sh:grid sh:list-none sh:bg-indigo-deep sh:p-0 sh:nav:absolute sh:nav:end-0 sh:nav:top-full sh:nav:min-w-[10rem] ' +
  'sh:nav:border-2 sh:nav:border-ochre';

const item =
  'sh:flex sh:min-h-target sh:items-center sh:px-3 sh:text-inherit sh:no-underline sh:hover:underline ' +
  'sh:aria-[current]:font-bold sh:aria-[current]:text-ochre';

/** The same page in the other languages, each by its own name. Plain links: they work without scripts. */
export function LanguageMenu(): ReactNode {
  const text = useText();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const menu = useClosedMenu();
  return (
    <details ref={menu} className="sh:relative">
      <summary className={summary}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="sh:me-1">
          <path
            d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM2 12h20M12 2c6 5 6 15 0 20C6 17 6 7 12 2Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        {language}
        <span className="sh:sr-only">
          {' '}
          – {text(messages.languageNow, { name: LANGUAGES[language].name })}
        </span>
      </summary>
      <ul className={list}>
        {languageCodes.map((code) => (
          <li key={code}>
            {/* The server knows the part of the search alone that the page reads. */}
            <a
              className={item}
              href={pathIn(code, pathname + search)}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              suppressHydrationWarning
            >
              {LANGUAGES[code].name}
            </a>
          </li>
        ))}
        {language === SOURCE_LANGUAGE ? null : (
          <li>
            <a className={item} href={`${besidePages(language, '/status')}#texts`}>
              {text(messages.aboutTranslation)}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
