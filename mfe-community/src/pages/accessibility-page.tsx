import { RichText, useText } from '@sinima/runtime';
import { ContactWay } from '../features/contact/contact-way.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './accessibility-page.messages.ts';

/** `/accessibility` */
export default function AccessibilityPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.accessibilityTitle)} slug="accessibility">
      <p>
        <RichText
          message={messages.accessibilityGoal}
          parts={{ link: (content) => <a href="https://www.w3.org/TR/WCAG22/">{content}</a> }}
        />
      </p>
      <h2>{text(messages.testedHeading)}</h2>
      <p>{text(messages.testedIntroduction)}</p>
      <ul>
        <li>{text(messages.testedAxe)}</li>
        <li>{text(messages.testedWidth)}</li>
        <li>{text(messages.testedTargets)}</li>
        <li>{text(messages.testedKeyboard)}</li>
        <li>{text(messages.testedPreferences)}</li>
        <li>{text(messages.testedForcedColours)}</li>
        <li>{text(messages.testedWithoutScripts)}</li>
      </ul>
      <h2>{text(messages.missingHeading)}</h2>
      <ul>
        <li>{text(messages.missingPeople)}</li>
        <li>{text(messages.missingScreenReader)}</li>
        <li>{text(messages.missingPrograms)}</li>
        <li>{text(messages.missingLanguages)}</li>
        <li>{text(messages.missingWithoutScripts)}</li>
      </ul>
      <h2>{text(messages.barrierHeading)}</h2>
      <p>{text(messages.barrierReport)}</p>
      <ContactWay kind="accessibility">{text(messages.tellBarrier)}</ContactWay>
    </SitePage>
  );
}
