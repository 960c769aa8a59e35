import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { ApiIdParam } from '@sinima/api/http/id-param.decorator';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { AuthService } from '../auth/auth.service.js';
import { ApiToken, MemberWriteGuard } from '../auth/member-write.guard.js';
import { SESSION_SCHEME } from '../auth/session-scheme.js';
import { ApiKeys } from './api-keys.js';
import { ApiKey, MakeApiKey, NewApiKey } from './key.dto.js';

/** The signed-in member's keys for higher limits of the API. */
@ApiTags('me')
@ApiCookieAuth(SESSION_SCHEME)
@Controller('me/keys')
export class KeysController {
  constructor(
    private readonly auth: AuthService,
    private readonly keys: ApiKeys,
  ) {}

  /**
   * The member's keys for higher limits, newest first
   * @remarks Never cached. At most five, without the keys themselves: only their hashes are stored.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiProblems(401)
  async listKeys(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiKey[]> {
    return this.keys.list((await this.auth.signedIn(request, reply))._id);
  }

  /**
   * Makes a key for higher limits
   * @remarks This answer alone has the key. A sixth key is a 409.
   */
  @Post()
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiToken()
  @ApiProblems(401, 403, 409)
  async makeKey(
    @Body() { name }: MakeApiKey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewApiKey> {
    return this.keys.make((await this.auth.signedIn(request, reply))._id, name);
  }

  /**
   * Revokes a key
   * @remarks Calls with it are a 401 from now on. Another member's key is a 404, like one that does not exist.
   */
  @Delete(':id')
  @HttpCode(204)
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiIdParam('Id of a key', '5f1d7f3a9b2c4d5e6f708195')
  @ApiToken()
  @ApiProblems(401, 403, 404)
  async revokeKey(
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { _id } = await this.auth.signedIn(request, reply);
    if (await this.keys.revoke(_id, id)) return;
    throw new NotFoundException(`You have no key with the id "${id.toHexString()}".`);
  }
}
