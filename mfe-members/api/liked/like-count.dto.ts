import { ApiInteger } from '@sinima/api/http/api-property';

/** Whether the member likes something now, and how many do. */
export class LikeCount {
  isLiked!: boolean;

  @ApiInteger({ minimum: 0 })
  likes!: number;
}
