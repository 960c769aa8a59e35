import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { ListCard, ListDetail } from './list.dto.js';
import { ListsService } from './lists.service.js';

@ApiTags('lists')
@Controller('lists')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  /**
   * Curated lists, in the editors’ order
   * @remarks Without the items of the lists.
   */
  @Get('public')
  listLists(): Promise<ListCard[]> {
    return this.lists.all();
  }

  /**
   * One list with its items
   * @remarks Items come in the list’s own order.
   */
  @Get('slug/:slug')
  @ApiProblems(404)
  getList(@Param('slug') slug: string): Promise<ListDetail> {
    return this.lists.bySlug(slug);
  }
}
