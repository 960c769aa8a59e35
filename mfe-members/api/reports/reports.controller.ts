import { Body, Controller, Post } from '@nestjs/common';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnPost } from '../access/own-calls.decorator.ts';
import { MakeReport, Report } from './report.dto.ts';
import { ReportsService } from './reports.service.ts';

@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Reports something to the moderators
   * @remarks One report of a member for each thing: another one replaces it. Nobody but moderators learns of it, and they do not learn who made it.
   */
  @Post()
  @OwnPost()
  @ApiProblems(404)
  makeReport(@CallMember() member: OwnMember, @Body() report: MakeReport): Promise<Report> {
    return this.reports.make(member, report);
  }
}
