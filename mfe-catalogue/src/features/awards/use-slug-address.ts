import { paths } from '@sinima/contracts/paths';
import { useNavigate } from '@sinima/runtime';
import { useEffect } from 'react';

/**
 * An id in the address finds the award too; the address then becomes the slug's, without a step in the history.
 *
 * @param asked the slug or id in the address
 * @param slug undefined while it is not known
 */
export function useSlugAddress(asked: string, slug: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (slug !== undefined && slug !== asked) void navigate(paths.award(slug), { replace: true });
  }, [slug, asked, navigate]);
}
