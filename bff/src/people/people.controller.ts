import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { TextsQuery } from '@sinima/api/http/texts.query';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { FastifyReply } from 'fastify';
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
   * @remarks A former slug finds the person too. `lang` is the language of their biography; `Content-Language` says which it is in. Living people have a year of birth at most.
   */
  @Get('slug/:slug')
  @ApiProblems(404)
  async getPerson(
    @Param('slug') slug: string,
    @Query() { lang }: TextsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonDetail> {
    const person = await this.people.detail(slug, lang);
    reply.header('Content-Language', person.bioLanguage ?? SOURCE_LANGUAGE);
    return person;
  }
}
