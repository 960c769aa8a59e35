import { SitePage } from '../features/site-page/site-page.tsx';

/** `/contribute` */
export default function ContributePage() {
  return (
    <SitePage title="Contribute" slug="contribute">
      <p>
        A database is as good as the people who correct it. The catalogue is plain text that anybody may
        propose changes to; there is no form for it on this site yet.
      </p>
      <h2>What a correction needs</h2>
      <ul>
        <li>the title or person that it is about, with the address of its page;</li>
        <li>what is wrong, and what would be right;</li>
        <li>a source that others can look up: credits on screen, a distributor, a festival, a newspaper.</li>
      </ul>
      <h2>What we do not take</h2>
      <p>
        Of living people the database holds no more than name, work, nationality and year of birth. Plots are
        told in our own words, and pictures are used only with a licence.
      </p>
      <p>The records are given to the public under CC0 1.0, and so is what you add.</p>
    </SitePage>
  );
}
