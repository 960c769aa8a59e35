import { applyDecorators } from '@nestjs/common';
import { FromDigits } from '@sinima/api/http/from-digits';
import { PageLanguageQuery } from '@sinima/api/http/page-language';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import type { Rollback } from '../review/review.dto.ts';

const IsCount = (): PropertyDecorator => applyDecorators(IsOptional(), FromDigits(), IsInt(), Min(0));

/** What a form of the member's own page has done; of a rollback with its figures. */
export class OwnDoneQuery extends PageLanguageQuery implements Partial<Rollback> {
  @IsOptional()
  @IsIn(['rollback', 'appoint', 'dismiss'])
  done?: 'rollback' | 'appoint' | 'dismiss';

  @IsCount()
  reverted?: number;

  @IsCount()
  refused?: number;

  @IsCount()
  conflicts?: number;

  @IsCount()
  remaining?: number;
}
