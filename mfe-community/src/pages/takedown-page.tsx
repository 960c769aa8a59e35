import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { ContactWay } from '../features/contact/contact-way.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/takedown` */
export default function TakedownPage() {
  return (
    <SitePage title="Pictures and Take-down" slug="takedown">
      <h2>Which pictures there are</h2>
      <p>
        The catalogue holds no posters, stills or photographs, and copies none. In their place the site draws
        cloths from the facts of a record; <Link to={paths.about()}>About</Link> says what they are inspired
        by. The picture that other sites show with a link to Sinima is such a cloth with a name. A picture of
        somebody else is used only with a licence.
      </p>
      <h2>Which texts there are</h2>
      <p>
        Plots and biographies are told in our own words. Of living people the catalogue holds no more than
        name, work, nationality and year of birth. Reviews, lists and profiles are written by members.
      </p>
      <h2>How to report something</h2>
      <ul>
        <li>
          A wrong fact: <Link to={paths.contribute()}>propose the correction</Link> with a source. You need no
          account.
        </li>
        <li>A review, a list or a profile: “Report” beside it, for signed-in members.</li>
        <li>
          A picture or text that is yours, or a fact about you that should not be here: through the{' '}
          <Link to={paths.contact()}>contact</Link> page. Say at which address it is, what it is, and what
          right of yours it touches.
        </li>
      </ul>
      <h2>What happens then</h2>
      <ul>
        <li>
          What members wrote goes to the moderators. They do not learn who reported it. They give a reason for
          each decision, the author can appeal it once, and a public log has it without names.
        </li>
        <li>
          A picture, or a text of the catalogue, is meant to be taken out while the claim is looked at, and to
          come back only if the claim does not hold. The same is meant for private facts about a person.
        </li>
        <li>Whoever claimed it is meant to hear the decision and its reason.</li>
      </ul>
      <ContactWay kind="takedown">Ask for a picture or text to be taken down</ContactWay>
      <ContactWay kind="personal-data">Correct or remove facts about you</ContactWay>
    </SitePage>
  );
}
