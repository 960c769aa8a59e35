import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { ApiToken, MemberWriteGuard } from '../auth/member-write.guard.js';
import { SESSION_SCHEME } from '../auth/session-scheme.js';
import { ApiIdParam } from '@sinima/api/http/id-param.decorator';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { UpdateProfile } from '../members/profile.dto.js';
import { AccountService } from './account.service.js';
import { Me, Session } from './me.dto.js';

/** The signed-in member: what nobody else may read or change. */
@ApiTags('me')
@ApiCookieAuth(SESSION_SCHEME)
@Controller('me')
export class MeController {
  constructor(private readonly account: AccountService) {}

  /**
   * The signed-in member, with the token for writes; 401 for anonymous visitors
   * @remarks Never cached. Call it only where the cookie `sinima_signed_in` is set.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiProblems(401)
  getMe(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Me> {
    return this.account.me(request, reply);
  }

  /**
   * Changes the profile
   * @remarks What is left out stays. A handle that is taken, or looks like one that is, is a 409.
   */
  @Patch()
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiToken()
  @ApiProblems(401, 403, 409)
  async updateMe(
    @Body() profile: UpdateProfile,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Me> {
    await this.account.update(request, profile);
    return this.account.me(request, reply);
  }

  /**
   * Deletes the member, and signs out everywhere
   * @remarks What the sign-in provider keeps is deleted there: `signInPage` of `GET /api/me` leads to it.
   */
  @Delete()
  @HttpCode(204)
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiToken()
  @ApiProblems(401, 403)
  deleteMe(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.account.remove(request, reply);
  }

  /**
   * Where the member is signed in, newest first
   * @remarks Never cached. At most 50; a session ends seven days after its sign-in.
   */
  @Get('sessions')
  @Header('Cache-Control', 'no-store')
  @ApiProblems(401)
  listSessions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session[]> {
    return this.account.listSessions(request, reply);
  }

  /**
   * Signs out one browser
   * @remarks Another member's session is a 404, like one that does not exist.
   */
  @Delete('sessions/:id')
  @HttpCode(204)
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiIdParam('Id of a session', '5f1d7f3a9b2c4d5e6f708193')
  @ApiToken()
  @ApiProblems(401, 403, 404)
  endSession(
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.account.endSession(request, reply, id);
  }

  /**
   * Signs out everywhere, here too
   * @remarks The next sign-in asks the provider again.
   */
  @Delete('sessions')
  @HttpCode(204)
  @UseGuards(MemberWriteGuard)
  @Header('Cache-Control', 'no-store')
  @ApiToken()
  @ApiProblems(401, 403)
  endAllSessions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.account.endAllSessions(request, reply);
  }
}
