import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/industry` */
export default function IndustryPage() {
  return (
    <SitePage title="Industry" slug="industry">
      <p>
        For those who work in film. Tools for professionals, such as claimed profiles or figures of the box
        office, do not exist here yet.
      </p>
      <p>What there is already:</p>
      <ul>
        <li>
          <Link to={paths.people()}>people by role and country</Link>, with their credits;
        </li>
        <li>
          <Link to={paths.awards()}>awards</Link>, with winners by year;
        </li>
        <li>
          <Link to={paths.festivals()}>festivals</Link>, with the month in which they are usually held.
        </li>
      </ul>
    </SitePage>
  );
}
