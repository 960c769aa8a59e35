import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { ReactNode } from 'react';

/** Companies that did the same for a title, each with its market, where one is known, and its source. */
export function TitleCompanies({ companies }: { companies: TitleDetail['companies'] }): ReactNode {
  return (
    <ul className="ti:list-none ti:p-0">
      {companies.map(({ slug, name, market, source: { where, url } }) => (
        <li key={`${slug} ${market}`}>
          <Link to={paths.company(slug)}>{name}</Link>
          {market === null ? null : ` in ${market}`}
          <span className="ti:block ti:text-sm ti:font-normal ti:text-muted">
            Source: {url === null ? where : <a href={url}>{where}</a>}
          </span>
        </li>
      ))}
    </ul>
  );
}
