import { NameOf } from '@sinima/api/http/name-of.decorator';

/** The query of `GET /api/festivals/editions`. */
export class FestivalEditionsQuery {
  /**
   * Slug of a festival. Absent: of all.
   * @example "durban-international-film-festival"
   */
  @NameOf()
  festival?: string;
}
