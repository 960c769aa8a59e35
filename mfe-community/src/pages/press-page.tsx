import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/press` */
export default function PressPage() {
  return (
    <SitePage title="Press" slug="press">
      <p>
        You may write about Sinima, quote it and show pictures of its pages. The compiled facts are under CC0
        1.0; a mention of “Sinima” is welcome, not required.
      </p>
      <p>
        The cloth posters are drawn by the site itself and may be shown with it. There is no press office and
        no press kit yet. A few lines describe the site: <Link to={paths.about()}>about Sinima</Link>.
      </p>
    </SitePage>
  );
}
