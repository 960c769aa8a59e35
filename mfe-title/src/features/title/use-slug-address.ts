import type { TitleDetail } from '@sinima/contracts/api';
import { useLocation, useNavigate } from '@sinima/runtime';
import { useEffect } from 'react';

/**
 * An id in the address finds the title too; the address then becomes the slug's, its search kept, without a step in the history.
 *
 * @param asked the slug or id in the address
 * @param to builds this page's address for a slug
 */
export function useSlugAddress(
  asked: string,
  title: TitleDetail | undefined,
  to: (slug: string) => string,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const slug = title?.slug;
  useEffect(() => {
    if (slug !== undefined && slug !== asked) void navigate(to(slug) + search, { replace: true });
  }, [slug, asked, to, search, navigate]);
}
