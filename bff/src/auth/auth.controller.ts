import { Controller, Get, UnauthorizedException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { User } from './user.dto.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  @Get('user')
  @ApiOperation({
    operationId: 'getUser',
    summary: 'Who is signed in; 401 is the answer to an anonymous visitor',
  })
  @ApiOkResponse({ type: User })
  @ApiProblems(400, 401)
  user(): User {
    throw new UnauthorizedException('Nobody is signed in.');
  }
}
