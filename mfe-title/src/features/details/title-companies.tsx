import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText, RichText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './details.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** Companies that did the same for a title, each with its market, where one is known, and its source. */
export function TitleCompanies({ companies }: { companies: TitleDetail['companies'] }): ReactNode {
  const text = useText();
  return (
    <ul className="ti:list-none ti:p-0">
      {companies.map(({ slug, name, market, source: { where, url } }) => (
        <li key={`${slug} ${market}`}>
          {market === null ? (
            <Link to={paths.company(slug)}>{name}</Link>
          ) : (
            <RichText
              message={messages.inMarket}
              values={{ market: countryName(market, text) }}
              parts={{ name: <Link to={paths.company(slug)}>{name}</Link> }}
            />
          )}
          <span className="ti:block ti:text-sm ti:font-normal ti:text-muted">
            <RichText
              message={messages.sourceOf}
              parts={{ source: url === null ? <>{where}</> : <a href={url}>{where}</a> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
