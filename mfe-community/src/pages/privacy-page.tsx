import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { MemberRecordList } from '../features/privacy/member-record-list.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <SitePage title="Privacy" slug="privacy">
      <p>Sinima can be read without an account, and nothing on it follows you around.</p>
      <h2>What stays in your browser</h2>
      <p>
        The people you follow, and the titles you like or put on your watchlist, are kept in this browser
        alone. They are not sent to us unless, as a member, you merge them with your account, and they go when
        you clear the data of this site; <Link to={paths.saved()}>Saved</Link> shows and exports them. When
        you import a list, its titles are searched for one by one. The place that you had scrolled to is kept
        until you close the tab. Pages that you have read stay for when you are offline:{' '}
        <Link to={paths.dataUse()}>what is kept, and how to delete it</Link>.
      </p>
      <h2>What reaches our servers</h2>
      <p>
        The addresses of the pages that you open, as with any site. Requests are counted by network address
        for a short while, so that nobody can flood the site. The words of a search are part of such an
        address.
      </p>
      <p>
        What you write in the form under <Link to={paths.contact()}>Contact</Link>: the message, what it is
        about, and, if you give them, your name, mail address and the page that you mean. It is sent by mail
        to the people who run this site; a demonstration without a mail address writes it into its log. The
        site stores no copy of it, and sends nothing else with it.
      </p>
      <h2>Cookies</h2>
      <p>
        There are only cookies that a part of the site needs in order to work, or that you asked for. None is
        for advertising or for statistics, so there is no banner that asks for your consent.
      </p>
      <ul>
        <li>While you sign in, and until you sign out, or at most seven days: that you are signed in.</li>
        <li>
          For a year, if you choose <Link to={paths.dataUse()}>to use less data</Link>: that choice.
        </li>
        <li>
          While a new version of a part of the site is shown to some visitors first: a random number that
          keeps you at one version. It is deleted when this is over, or after 30 days.
        </li>
        <li>If you open a link to a version that is not public yet: that version, until the preview ends.</li>
        <li>For two minutes after you made a key for the API: the key, so that the next page can show it.</li>
      </ul>
      <h2>What we store of members</h2>
      <p>
        Only the things that you write or choose, and the data needed to sign you in. A member can download
        all of it, and delete it with the account; the sign-in provider deletes its own part on its own page.
      </p>
      <MemberRecordList />
      <h2>Not on this site</h2>
      <p>
        No advertising network, no analytics by others, no files from other sites. The newsletter form does
        not send your address anywhere yet.
      </p>
      <p>
        Facts about you that should not be here: <Link to={paths.takedown()}>Pictures and take-down</Link>.
        See also <Link to={paths.accessibility()}>accessibility</Link> and{' '}
        <Link to={paths.licence()}>licence and citation</Link>.
      </p>
    </SitePage>
  );
}
