import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { ListPeopleQuery } from './list-people.query.js';
import { PeopleService } from './people.service.js';
import { PersonCard } from '@sinima/api/people/person-card.dto';
import { PersonDetail } from './person.dto.js';

@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  /**
   * People of film and television, by name
   * @remarks Filters combine. `letter` is the first letter of the name without its marks.
   */
  @Get()
  @ApiListResponse(PersonCard)
  listPeople(@Query() query: ListPeopleQuery): Promise<ListPage<PersonCard>> {
    return this.people.list(query);
  }

  /**
   * Whom the editors feature, in their order
   * @remarks Chosen by editors.
   */
  @Get('featured')
  listFeaturedPeople(): Promise<PersonCard[]> {
    return this.people.featured();
  }

  /**
   * One person, by their slug; an id finds them too
   * @remarks A former slug finds the person too. Living people have a year of birth at most.
   */
  @Get('slug/:slug')
  @ApiProblems(404)
  getPerson(@Param('slug') slug: string): Promise<PersonDetail> {
    return this.people.detail(slug);
  }
}
