import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ListPage } from '../http/list-page.js';
import { ListResponse } from '../http/list-response.decorator.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { ListPeopleQuery } from './list-people.query.js';
import { PeopleService } from './people.service.js';
import { PersonCard, PersonDetail } from './person.dto.js';

@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @ApiOperation({ operationId: 'listPeople', summary: 'People of film and television, by name' })
  @ListResponse(PersonCard)
  @ApiProblems(400)
  list(@Query() query: ListPeopleQuery): Promise<ListPage<PersonCard>> {
    return this.people.list(query);
  }

  @Get('featured')
  @ApiOperation({ operationId: 'listFeaturedPeople', summary: 'Whom the editors feature, in their order' })
  @ApiOkResponse({ type: PersonCard, isArray: true })
  @ApiProblems(400)
  featured(): Promise<PersonCard[]> {
    return this.people.featured();
  }

  @Get('slug/:slug')
  @ApiOperation({ operationId: 'getPerson', summary: 'One person, by their slug; an id finds them too' })
  @ApiOkResponse({ type: PersonDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string): Promise<PersonDetail> {
    return this.people.detail(slug);
  }
}
