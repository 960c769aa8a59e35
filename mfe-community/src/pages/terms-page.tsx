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
          Everybody may use it, without asking and without a key: see{' '}
          <Link to={paths.apiDocs()}>its documentation</Link>. Its data have the licence above; what members
          write stays theirs.
        </li>
        <li>
          Each network address and each key may make so many calls a minute: see{' '}
          <a href="/api/limits">the limits of this site</a>. Beyond its limit a caller gets the answer 429,
          whose header Retry-After says how long to wait.
        </li>
        <li>
          Members can make{' '}
          <a href="/api/account/keys" rel="nofollow">
            keys for higher limits
          </a>
          . Send a key as the header X-API-Key. It only counts calls: it signs nobody in. Keep it out of
          public code, and revoke it if it was published.
        </li>
        <li>
          If you want everything, take <a href="/api/dump">the whole open catalogue</a> in one download in
          place of thousands of calls.
        </li>
        <li>
          Calls and fields may be added at any time. Before one is removed, the documentation marks it as
          deprecated and names the day from which it may be missing; the headers Deprecation and Sunset say
          the same.
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
