import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { englishData } from '../text/english-data.ts';
import * as messages from './record-text.messages.ts';
import styles from './record-text.module.css';

interface RecordTextProps {
  /** A text that the API gives in the language of the page, or in English. */
  children: string;
  /** Which of them; null: a text that is in English only. */
  language: Language | null;
  /** It is a translation that no speaker has reviewed. */
  isDraft: boolean;
  /** Of its paragraph. */
  className: string;
}

/** A longer text of a record. A line below it says that it is not in the language of the page, or that it is a draft. */
export function RecordText({ children, language, isDraft, className }: RecordTextProps): ReactNode {
  const text = useText();
  const isTranslated = text.language === (language ?? SOURCE_LANGUAGE);
  return (
    <>
      <p className={className} {...(isTranslated ? {} : englishData(text))}>
        {children}
      </p>
      {isTranslated && !isDraft ? null : (
        <p className={styles.note}>
          {text(isTranslated ? messages.draftTranslation : messages.onlyInEnglish)}
        </p>
      )}
    </>
  );
}
