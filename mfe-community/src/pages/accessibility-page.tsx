import { ContactWay } from '../features/contact/contact-way.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/accessibility` */
export default function AccessibilityPage() {
  return (
    <SitePage title="Accessibility" slug="accessibility">
      <p>
        Sinima is meant for everybody, whichever device, senses or hands they use it with. Our goal is{' '}
        <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> at level AA. We check it ourselves, by programs;
        nobody has audited the site or certified it.
      </p>
      <h2>What is tested</h2>
      <p>Automatic tests open the site in a browser and check:</p>
      <ul>
        <li>
          each kind of page with the rules of axe, in the light and the dark theme, on a phone and on a desk;
        </li>
        <li>each kind of page at a width of 320 pixels, and with text of twice the size;</li>
        <li>that links and buttons are large enough, and that the focus can be seen at each stop of Tab;</li>
        <li>the main tasks by keyboard alone: searching, filtering, opening a title, choosing a season;</li>
        <li>
          that text has more contrast for those whose system asks for it, and nothing moves for those who want
          less motion;
        </li>
        <li>forced colours, as in the contrast themes of Windows, on the pages of movies;</li>
        <li>
          that each kind of page of the catalogue can be read without JavaScript, and that search, filters and
          menus work without it.
        </li>
      </ul>
      <h2>What we know to be missing</h2>
      <ul>
        <li>No people with disabilities have tested the site.</li>
        <li>
          No person has gone through it with a screen reader. Tests check names, roles and order of what a
          screen reader would read, not how it sounds.
        </li>
        <li>Programs find only some of the barriers that there are.</li>
        <li>
          Texts are in English alone. The language of a foreign title is marked only where the catalogue knows
          it.
        </li>
        <li>
          Saving without an account, sharing by button, suggestions while you type, exporting and importing
          lists, and copying a citation by button need JavaScript.
        </li>
      </ul>
      <h2>You met a barrier?</h2>
      <p>
        Say on which page it is, what you wanted to do, and with which browser and aids. An answer is meant to
        come within two weeks.
      </p>
      <ContactWay kind="accessibility">Tell us about a barrier</ContactWay>
    </SitePage>
  );
}
