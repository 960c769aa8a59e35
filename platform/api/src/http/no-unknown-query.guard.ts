import { BadRequestException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { unknownParameter } from './parameter-errors.ts';

/**
 * Refuses query parameters of calls that take none. A call that takes some has them checked against its DTO,
 * which refuses the others by itself.
 */
@Injectable()
export class NoUnknownQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (takesQuery(context)) return true;
    const query = context.switchToHttp().getRequest<FastifyRequest>().query as object;
    const unknown = Object.keys(query).map(unknownParameter);
    if (unknown.length > 0) throw new BadRequestException(unknown);
    return true;
  }
}

/** Nest keeps what each argument of a handler is as `<kind>:<place>`. */
function takesQuery(context: ExecutionContext): boolean {
  const argumentsOf = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    context.getClass(),
    context.getHandler().name,
  ) as Record<string, unknown> | undefined;
  return Object.keys(argumentsOf ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
