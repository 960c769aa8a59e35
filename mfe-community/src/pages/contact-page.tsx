import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/contact` */
export default function ContactPage() {
  return (
    <SitePage title="Contact" slug="contact">
      <p>
        There is no mailbox, telephone or office yet, and we would rather say so than show a form that leads
        nowhere.
      </p>
      <p>
        For corrections to titles and people, see <Link to={paths.contribute()}>Contribute</Link>.
      </p>
      <p>
        What a report should say, once somebody can answer it, is told for barriers under{' '}
        <Link to={paths.accessibility()}>Accessibility</Link>, and for pictures, texts and facts about you
        under <Link to={paths.takedown()}>Pictures and take-down</Link>. To reuse or cite the data you need
        not ask: <Link to={paths.licence()}>Licence and citation</Link>.
      </p>
    </SitePage>
  );
}
