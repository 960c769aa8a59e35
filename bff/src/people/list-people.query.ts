import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { AllMeansAbsent } from '../http/all-means-absent.js';
import { PagingQuery } from '../http/paging.query.js';

/** What `GET /api/people` can be asked for. Filters are joined by "and". */
export class ListPeopleQuery extends PagingQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'Substring of the name, whatever its case and diacritics.',
    example: 'genevieve',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: 'What the person is known for, whatever its case.',
    example: 'Director',
  })
  @AllMeansAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(60)
  role?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: 'English name, whatever its case.',
    example: 'Ghana',
  })
  @AllMeansAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(60)
  country?: string;
}
