import { useLocation, useNavigate } from '@sinima/runtime';
import { useEffect } from 'react';

/**
 * Replace an id in the address by the slug of the record that it found; the search stays, and no step is added to the
 * history.
 *
 * @param requested the slug or id in the address
 * @param slug undefined while it is not known
 * @param to builds the address of this page for a slug
 */
export function useSlugAddress(
  requested: string,
  slug: string | undefined,
  to: (slug: string) => string,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (slug !== undefined && slug !== requested) void navigate(to(slug) + search, { replace: true });
  }, [slug, requested, to, search, navigate]);
}
