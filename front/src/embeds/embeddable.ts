/** Records that other sites may embed: those of pages that declare a card. */
import { matchPattern } from '@sinima/contracts/path-pattern';
import type { CardDeclaration } from '@sinima/contracts/social-card';
import { declaredPages, type DeclaredRemote } from '../composition/declared-routes.ts';

/** A page of one record, by its pattern. */
interface EmbeddablePage {
  readonly card: CardDeclaration;
  /** `/title/:slug` */
  readonly path: string;
}

/** How large an embedded card is at most, in CSS pixels; it is as wide as its frame. */
export const EMBED_SIZE = { width: 480, height: 160 } as const;

function embeddablePages(remotes: readonly DeclaredRemote[]): EmbeddablePage[] {
  return declaredPages(remotes).flatMap(({ card, paths }) =>
    card ? paths.map((path) => ({ card, path })) : [],
  );
}

/** Return the page of the records of a kind. */
export function pageOfKind(kind: string, remotes: readonly DeclaredRemote[]): EmbeddablePage | undefined {
  return embeddablePages(remotes).find(({ card }) => card.kind === kind);
}

/** Return the record that a path is about. Paths below its page are about it too: `/title/lionheart/cast`. */
export function recordAt(
  pathname: string,
  remotes: readonly DeclaredRemote[],
): { readonly card: CardDeclaration; readonly slug: string } | undefined {
  const pages = embeddablePages(remotes);
  const found = matchPattern(
    [...pages, ...pages.map((page) => ({ ...page, path: `${page.path}/*` }))],
    pathname,
  );
  const slug = found?.params['slug'];
  return found && slug !== undefined ? { card: found.route.card, slug } : undefined;
}
