import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnPost, OwnRead } from '../access/own-calls.decorator.ts';
import { MemberExport } from './export.dto.ts';
import { ExportService } from './export.service.ts';
import { ImportResult, ImportRows } from './import.dto.ts';
import { ImportService } from './import.service.ts';
import { LetterboxdExport } from './letterboxd-export.ts';
import { ExportQuery } from './records.query.ts';
import { RemovalService } from './removal.service.ts';

/** All that is the signed-in member's own: to take along, to bring, to delete. */
@Controller('me')
export class RecordsController {
  constructor(
    private readonly exports: ExportService,
    private readonly letterboxd: LetterboxdExport,
    private readonly imports: ImportService,
    private readonly removal: RemovalService,
  ) {}

  /**
   * All that is the member’s own
   * @remarks As JSON, or with `format=letterboxd` as the CSV that Letterboxd imports. Much comes in parts: JSON has `next`, and the
   * CSV the header `Link` with `rel="next"`; each part is a file of its own.
   */
  @Get('export')
  @OwnRead()
  @ApiOkResponse({ type: MemberExport, description: 'A part of it, as JSON or CSV.' })
  async exportOwn(
    @CallMember() member: OwnMember,
    @Query() { format, after }: ExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberExport | string> {
    if (format !== 'letterboxd') return this.exports.part(member, after);
    const { csv, next } = await this.letterboxd.part(member, after);
    if (next !== null) reply.header('Link', `</api/me/export?format=letterboxd&after=${next}>; rel="next"`);
    reply.header('Content-Type', 'text/csv; charset=utf-8');
    return csv;
  }

  /**
   * Imports lines of another site’s export
   * @remarks A title is found by its IMDb id, then by name, year and director; where several may be meant, nothing is imported, and
   * the line is answered with candidates. Sent again, a line changes nothing.
   */
  @Post('import')
  @HttpCode(200)
  @OwnPost()
  importOwn(@CallMember() member: OwnMember, @Body() { rows }: ImportRows): Promise<ImportResult> {
    return this.imports.take(member, rows);
  }

  /**
   * Deletes all that is the member’s own here
   * @remarks Ratings, diary, reviews, lists, likes, follows and marks are gone; reports lose their author. `DELETE /api/me` calls it.
   */
  @Delete('records')
  @HttpCode(204)
  @OwnChange()
  deleteRecords(@CallMember() member: OwnMember): Promise<void> {
    return this.removal.remove(member);
  }
}
