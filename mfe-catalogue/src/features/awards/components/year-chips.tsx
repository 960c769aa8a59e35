import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';

interface YearChipsProps {
  award: AwardsBodyDetail;
  /** The chosen one; null: all. */
  year: number | null;
}

/** The years of an award to choose from, newest first. */
export function YearChips({ award: { slug, years }, year }: YearChipsProps) {
  const choices = [
    { label: 'All Years', choice: null },
    ...years.map((choice) => ({ label: String(choice), choice })),
  ];
  return (
    <nav aria-label="Years">
      <ul className={chipRowClass}>
        {choices.map(({ label, choice }) => (
          <li key={label}>
            <Link
              to={paths.award(slug, choice ?? undefined)}
              className={chipClass({ selected: choice === year })}
              aria-current={choice === year ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
