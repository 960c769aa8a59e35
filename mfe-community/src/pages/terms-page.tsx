import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/terms` */
export default function TermsPage() {
  return (
    <SitePage title="Terms" slug="terms">
      <p>Sinima is free to read, for everybody and for any purpose.</p>
      <ul>
        <li>
          The compiled facts are given to the public under CC0 1.0: use them as you like.{' '}
          <Link to={paths.licence()}>Licence and citation</Link> says what that covers.
        </li>
        <li>The program behind the site is under the Apache License 2.0.</li>
        <li>
          Films, series, their names and their marks belong to those who made them. They are named here to
          tell them apart, not to claim them. Something of yours is here?{' '}
          <Link to={paths.takedown()}>Pictures and take-down</Link>.
        </li>
        <li>
          The data come without any warranty. Do not plan an evening by availability, showtimes or prices that
          are marked as sample data.
        </li>
      </ul>
      <h2 id="api">The API</h2>
      <ul>
        <li>
          Everybody may call it, without asking and without a key:{' '}
          <Link to={paths.apiDocs()}>its documentation</Link>. Data that it gives have the licence above; what
          members write stays theirs.
        </li>
        <li>
          How many calls a minute one network address may make, and how many one key:{' '}
          <a href="/api/limits">the limits of this site</a>. Beyond them the answer is 429, and its header
          Retry-After says when to ask again. Please wait that long.
        </li>
        <li>
          Members make{' '}
          <a href="/api/account/keys" rel="nofollow">
            keys for higher limits
          </a>{' '}
          themselves, and send one as the header X-API-Key. A key only counts calls: it signs nobody in. Keep
          it out of public code, and revoke it if it got there.
        </li>
        <li>
          If you want everything, take <a href="/api/dump">the whole open catalogue</a> in one download in
          place of thousands of calls.
        </li>
        <li>
          Calls and fields may be added at any time. What goes is first marked as deprecated in the
          documentation, with the day from which it may be gone; a call says so in its headers Deprecation and
          Sunset, too.
        </li>
        <li>There is no promise that the API is always there, or fast.</li>
      </ul>
      <p>
        See also <Link to={paths.privacy()}>privacy</Link> and{' '}
        <Link to={paths.accessibility()}>accessibility</Link>.
      </p>
    </SitePage>
  );
}
