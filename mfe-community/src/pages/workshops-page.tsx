import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/workshops` */
export default function WorkshopsPage() {
  return (
    <SitePage title="Workshops" slug="workshops">
      <p>No workshops are announced here at the moment.</p>
      <p>
        Several <Link to={paths.festivals()}>festivals</Link> hold classes for young film-makers; their own
        sites say when.
      </p>
    </SitePage>
  );
}
