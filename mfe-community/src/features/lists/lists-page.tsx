import { PageBanner } from '@sinima/ui-kit/page-banner';
import section from '../../section.module.css';
import { Lists } from './components/lists.tsx';

/** `/lists` */
export default function ListsPage() {
  return (
    <>
      <PageBanner title="Lists" note="Where to begin, and where to go on" slug="lists" kind="list" />
      <div className={section.page}>
        <Lists level={2} />
      </div>
    </>
  );
}
