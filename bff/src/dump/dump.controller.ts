import { Controller, Get, Headers, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { OPEN_LICENCE } from '@sinima/data/open-catalogue';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { CatalogueCopies } from './catalogue-copies.js';
import { RecordSources } from './record-sources.js';
import { SourceRecord } from './source-record.dto.js';

@ApiTags('dump')
@Controller('dump')
export class DumpController {
  constructor(
    private readonly copies: CatalogueCopies,
    private readonly sources: RecordSources,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /**
   * The open catalogue under CC0 1.0, one JSON record a line; no sample data, nothing imported
   * @remarks It holds accepted changes at once. One download counts as sixty calls. The revision stands in the header `Sinima-Revision`.
   */
  @Get()
  @ApiOkResponse({
    description: 'The first line says what it is, and its licence.',
    headers: {
      ETag: {
        description: 'Send it as `If-None-Match`: an unchanged catalogue is a 304.',
        schema: { type: 'string' },
      },
      Link: { description: 'The licence, as `rel="license"`.', schema: { type: 'string' } },
    },
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  })
  async downloadCatalogue(
    @Headers('accept-encoding') accepted: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { etag, encoding, length, open } = await this.copies.copy(accepted ?? '');
    reply.headers({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=60',
      link: `<${OPEN_LICENCE}>; rel="license"`,
      'content-disposition': 'attachment; filename="sinima-catalogue.ndjson"',
    });
    if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      await reply.status(304).send();
      return;
    }
    if (encoding) reply.header('content-encoding', encoding);
    await reply.type('application/x-ndjson; charset=utf-8').header('content-length', length).send(open());
  }

  /**
   * A title as it is written in the catalogue’s files
   * @remarks With the sources of its facts, and the file in which you can correct it.
   */
  @Get('titles/:slug')
  @ApiParam({ name: 'slug', example: 'lionheart' })
  @ApiProblems(404)
  async getTitleSource(@Param('slug') slug: string): Promise<SourceRecord> {
    return this.source('title', (await this.titles.named(slug)).slug);
  }

  /**
   * A person as they are written in the catalogue’s files
   * @remarks With the sources of its facts, and the file in which you can correct it.
   */
  @Get('people/:slug')
  @ApiParam({ name: 'slug', example: 'genevieve-nnaji' })
  @ApiProblems(404)
  async getPersonSource(@Param('slug') slug: string): Promise<SourceRecord> {
    return this.source('person', (await this.people.named(slug)).slug);
  }

  private async source(kind: SourceRecord['kind'], slug: string): Promise<SourceRecord> {
    const record = await this.sources.find(kind, slug);
    if (!record) throw new NotFoundException(`"${slug}" does not come from the catalogue’s own files.`);
    return record;
  }
}
