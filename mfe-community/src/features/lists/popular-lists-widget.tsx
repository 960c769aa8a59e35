import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import row from '../../row.module.css';
import section from '../../section.module.css';
import { Lists } from './components/lists.tsx';

/** Three lists (`docs/specification.md §2`). */
export default function PopularListsWidget() {
  return (
    <section className={section.section}>
      <SectionHeading
        title="Popular Lists"
        action={
          <Link to={paths.lists()} className={buttonClass({ variant: 'secondary' })}>
            All Lists
          </Link>
        }
      />
      <Lists limit={3} level={3} className={`${sidewaysClass} ${row.row} ${row.broad}`} />
    </section>
  );
}
