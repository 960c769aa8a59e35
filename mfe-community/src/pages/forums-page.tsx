import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/forums` */
export default function ForumsPage() {
  return (
    <SitePage title="Forums" slug="forums">
      <p>The forums are not open yet: nobody has posted here, and nobody can.</p>
      <p>
        Until they open, read what was written of films among the <Link to={paths.reviews()}>reviews</Link>,
        or begin with one of the <Link to={paths.lists()}>lists</Link>.
      </p>
    </SitePage>
  );
}
