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
      <p>
        See also <Link to={paths.privacy()}>privacy</Link> and{' '}
        <Link to={paths.accessibility()}>accessibility</Link>.
      </p>
    </SitePage>
  );
}
