import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { ClothCredits } from '../features/cloth-credits/cloth-credits.tsx';
import { RatingFormula } from '../features/rating-formula/rating-formula.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './about-page.messages.ts';

/** `/about` */
export default function AboutPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.aboutTitle)} slug="about" below={<ClothCredits />}>
      <p>{text(messages.aboutSinima)}</p>
      <p>{text(messages.aboutFacts)}</p>
      <p>
        <RichText
          message={messages.aboutContribute}
          parts={{ link: (content) => <Link to={paths.contribute()}>{content}</Link> }}
        />
      </p>
      <RatingFormula />
      <h2>{text(messages.aboutClothsHeading)}</h2>
      <p>
        <RichText
          message={messages.aboutCloths}
          parts={{ link: (content) => <Link to={paths.takedown()}>{content}</Link> }}
        />
      </p>
      <p>
        <RichText
          message={messages.aboutMore}
          parts={{
            licence: (content) => <Link to={paths.licence()}>{content}</Link>,
            accessibility: (content) => <Link to={paths.accessibility()}>{content}</Link>,
          }}
        />
      </p>
    </SitePage>
  );
}
