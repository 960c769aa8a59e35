import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import styles from './site-page.module.css';

interface SitePageProps {
  title: string;
  slug: string;
  children: ReactNode;
  /** Content of the page's whole width, under the text. */
  below?: ReactNode;
}

/** A short page of the site: its title on cloth, and a few paragraphs. */
export function SitePage({ title, slug, children, below }: SitePageProps): ReactNode {
  return (
    <>
      <PageBanner title={title} slug={slug} />
      <PageBody>
        <div className={`${styles.text} co:grid co:max-w-measure co:gap-4 co:text-lg`}>{children}</div>
        {below}
      </PageBody>
    </>
  );
}
