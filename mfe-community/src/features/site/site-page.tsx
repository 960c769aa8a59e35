import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import section from '../../section.module.css';
import styles from './site-page.module.css';

interface SitePageProps {
  title: string;
  slug: string;
  children: ReactNode;
  /** What takes the page's whole width, under the text. */
  below?: ReactNode;
}

/** A short page of the site: its title on cloth, and a few paragraphs. */
export function SitePage({ title, slug, children, below }: SitePageProps) {
  return (
    <>
      <PageBanner title={title} slug={slug} />
      <div className={section.page}>
        <div className={styles.text}>{children}</div>
        {below}
      </div>
    </>
  );
}
