import { Controller, Get, ServiceUnavailableException, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Connection } from 'mongoose';
import pTimeout from 'p-timeout';
import { PartStates, type PartState } from '../parts/part-states.js';

/** How long the database may take to answer, in ms, before we call ourselves unready. */
const PING_MS = 1_500;

/** What a load balancer or an orchestrator asks. */
@ApiExcludeController()
@Controller('health')
export class HealthController implements OnModuleDestroy {
  private isClosing = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly parts: PartStates,
  ) {}

  /** Answer that the process runs. */
  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  /** The process drains: what was begun is answered, and others are asked from now on. */
  onModuleDestroy(): void {
    this.isClosing = true;
  }

  /** Requests can be answered: the database is there. A part of a team that is down is told, and holds up nobody. */
  @Get('ready')
  async ready(): Promise<{ status: string; parts: Readonly<Record<string, PartState>> }> {
    if (this.isClosing) throw new ServiceUnavailableException('The server is closing.');
    const ping = this.connection.db?.command({ ping: 1 }, { timeoutMS: PING_MS });
    // The driver looks for a server that is away for longer than it may wait for its answer.
    const answer = await pTimeout(Promise.resolve(ping), { milliseconds: PING_MS }).catch(() => undefined);
    if (answer?.ok !== 1) throw new ServiceUnavailableException('The database does not answer.');
    return { status: 'ready', parts: this.parts.all() };
  }
}
