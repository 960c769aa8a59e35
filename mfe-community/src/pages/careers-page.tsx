import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/careers` */
export default function CareersPage() {
  return (
    <SitePage title="Careers" slug="careers">
      <p>There are no open positions at the moment.</p>
      <p>
        If you know the film of a country well, you can still shape this database:{' '}
        <Link to={paths.contribute()}>contribute</Link>.
      </p>
    </SitePage>
  );
}
