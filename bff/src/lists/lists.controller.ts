import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { ListCard, ListDetail } from './list.dto.js';
import { ListsService } from './lists.service.js';

@ApiTags('lists')
@Controller('lists')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Get('public')
  @ApiOperation({ operationId: 'listLists', summary: 'Curated lists, in the editors’ order' })
  @ApiOkResponse({ type: ListCard, isArray: true })
  @ApiProblems(400)
  all(): Promise<ListCard[]> {
    return this.lists.all();
  }

  @Get('slug/:slug')
  @ApiOperation({ operationId: 'getList', summary: 'One list with its items' })
  @ApiOkResponse({ type: ListDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string): Promise<ListDetail> {
    return this.lists.bySlug(slug);
  }
}
