import { paths } from '@sinima/contracts/paths';
import { useLocation, useNavigate } from '@sinima/runtime';
import { useEffect } from 'react';

/**
 * An id in the address finds the person too; the address then becomes the slug's, its search kept, without a step in the history.
 *
 * @param asked the slug or id in the address
 * @param slug undefined while it is not known
 */
export function useSlugAddress(asked: string, slug: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (slug !== undefined && slug !== asked) void navigate(paths.person(slug) + search, { replace: true });
  }, [slug, asked, search, navigate]);
}
