import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { ClothCredits } from '../features/cloth-credits/cloth-credits.tsx';
import { RatingFormula } from '../features/rating-formula/rating-formula.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/about` */
export default function AboutPage() {
  return (
    <SitePage title="About Sinima" slug="about" below={<ClothCredits />}>
      <p>
        Sinima is a public database of African film and television: Nigerian film and series first, with the
        whole continent. The name is Hausa for cinema.
      </p>
      <p>
        Titles, people, credits, awards and festivals are facts, compiled by hand from published sources.
        Doubtful facts are left out, and an unknown figure is shown as “—”. A demonstration of the site may
        add sample data: ratings, reviews, availability and showtimes that are made up. Each page that shows
        any says so, and nothing counts them.
      </p>
      <p>
        Something is missing or wrong? <Link to={paths.contribute()}>Help to put it right</Link>.
      </p>
      <RatingFormula />
      <h2>The cloths</h2>
      <p>
        A title without a licensed picture gets a cloth poster. It is drawn from the name, the country, the
        genre and the decade of the title, in geometry of our own that is inspired by the textiles, tiles and
        murals of that country. <Link to={paths.takedown()}>Pictures and take-down</Link> says more.
      </p>
      <p>
        <Link to={paths.licence()}>Licence and citation</Link> ·{' '}
        <Link to={paths.accessibility()}>Accessibility</Link>
      </p>
    </SitePage>
  );
}
