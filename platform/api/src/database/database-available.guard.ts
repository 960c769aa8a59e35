import {
  Injectable,
  ServiceUnavailableException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyRequest } from 'fastify';
import mongoose, { type Connection } from 'mongoose';

/** Refuses calls at once while the database is known to be away, rather than keep visitors waiting for it. */
@Injectable()
export class DatabaseAvailableGuard implements CanActivate {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  canActivate(context: ExecutionContext): boolean {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    const isPresent = this.connection.readyState === mongoose.ConnectionStates.connected;
    if (isPresent || !url.startsWith('/api/')) return true;
    throw new ServiceUnavailableException('The database is away. Please try again shortly.');
  }
}
