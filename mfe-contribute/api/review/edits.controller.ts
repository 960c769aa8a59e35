import { Body, Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { AnybodyPost, ApiEditParam } from '../access/calls.decorator.ts';
import { AnyCaller } from '../access/caller.guard.ts';
import { NewEditId } from '../access/edit-id.decorator.ts';
import type { Caller } from '../authors/authors.service.ts';
import { Acceptance } from './acceptance.ts';
import { ProposalsService } from './proposals.service.ts';
import { ReviewService } from './review.service.ts';
import { Edit, EditStatistics, EditSummary } from '../edits/edit.dto.ts';
import { EditsQuery } from '../edits/edits.query.ts';
import { EditsService } from '../edits/edits.service.ts';
import { ProposeEdit } from '../edits/propose-edit.dto.ts';
import { ShownEdits } from '../edits/shown-edits.ts';

@Controller('edits')
export class EditsController {
  constructor(
    private readonly edits: EditsService,
    private readonly proposals: ProposalsService,
    private readonly review: ReviewService,
    private readonly acceptance: Acceptance,
    private readonly shown: ShownEdits,
  ) {}

  /**
   * Proposed changes of records, the latest first
   * @remarks By state, country, author or record.
   */
  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiListResponse(EditSummary)
  async listEdits(@Query() query: EditsQuery): Promise<ListPage<EditSummary>> {
    await this.acceptance.settleDue();
    return this.edits.list(query);
  }

  /**
   * Proposes a change of a record
   * @remarks Open to everybody. Edits are public, with the number of their author, under CC0. A change that breaks a rule of the
   * catalogue is a 400 that names the field. If the record has changed meanwhile, it is a 409.
   */
  @Post()
  @AnybodyPost()
  async propose(
    @AnyCaller() caller: Caller | undefined,
    @NewEditId() id: Types.ObjectId,
    @Body() proposed: ProposeEdit,
  ): Promise<Edit> {
    return this.shown.whole(await this.proposals.propose(id, caller, proposed));
  }

  /**
   * Accepted changes, the latest first
   * @remarks Each is on the site already. `GET /api/changes` has the log that a stranger can verify.
   */
  @Get('recent')
  @Header('Cache-Control', 'no-cache')
  @ApiListResponse(EditSummary)
  async listRecentEdits(@Query() query: PagingQuery): Promise<ListPage<EditSummary>> {
    await this.acceptance.settleDue();
    return this.edits.recent(query);
  }

  /**
   * How many edits there are, and how long review takes
   * @remarks Hours from proposal to decision: the median, and what nine of ten edits take.
   */
  @Get('statistics')
  @Header('Cache-Control', 'no-cache')
  getEditStatistics(): Promise<EditStatistics> {
    return this.edits.statistics();
  }

  /**
   * One edit, with its changes and votes
   * @remarks Authors and voters are numbers, with the names of members whose profile is public.
   */
  @Get(':id')
  @Header('Cache-Control', 'no-cache')
  @ApiEditParam()
  @ApiProblems(404)
  async getEdit(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Edit> {
    return this.shown.whole(await this.review.byId(id));
  }
}
