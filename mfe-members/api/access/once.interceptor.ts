import {
  BadRequestException,
  ConflictException,
  Injectable,
  UnprocessableEntityException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stableId } from '@sinima/api/database/stable-id';
import type { FastifyRequest } from 'fastify';
import { Schema, type Model, type Types } from 'mongoose';
import { defaultIfEmpty, from, lastValueFrom, of, type Observable } from 'rxjs';
import { callMemberOf } from './call-member.decorator.ts';
import { deleteExpired } from './delete-expired.ts';
import { isDuplicate } from '../database/is-duplicate.ts';

/** The header of a key that the client makes up, one for each thing that it wants done. */
export const KEY_HEADER = 'idempotency-key';

const KEY = /^[\x21-\x7e]{1,100}$/;

/** How long a key is kept, in ms. */
const KEPT_MS = 24 * 3_600_000;

/** A call without an answer after this time has none, in ms: the process ended meanwhile. */
const LOST_MS = 30_000;

/** A call with a key, and its answer. */
export interface CallRecord {
  /** `<member>:<key>` */
  readonly _id: string;
  /** Of its method, address and body. */
  readonly call: Types.ObjectId;
  /** JSON; absent: it is being done. */
  readonly answer?: string;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

export const callSchema = new Schema<CallRecord>(
  {
    _id: { type: String, required: true },
    call: { type: Schema.Types.ObjectId, required: true },
    answer: String,
    begunAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'members_calls', versionKey: false },
).index({ expiresAt: 1 });

/** Does a call that comes twice with the same key once, and answers it twice. */
@Injectable()
export class OnceInterceptor implements NestInterceptor {
  constructor(@InjectModel('Call') private readonly calls: Model<CallRecord>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers[KEY_HEADER];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) {
      const message = `${KEY_HEADER} must have 1 to 100 letters, digits or signs`;
      throw new BadRequestException([{ parameter: KEY_HEADER, message }]);
    }
    const _id = `${callMemberOf(request).id.toHexString()}:${key}`;
    const call = stableId('call', request.method, request.url, JSON.stringify(request.body ?? null));
    const known = await this.begin(_id, call);
    return known === undefined ? from(this.done(_id, next)) : of(JSON.parse(known));
  }

  /** Forget the keys of a member. */
  async forget(member: Types.ObjectId): Promise<void> {
    await this.calls.deleteMany({ _id: { $regex: `^${member.toHexString()}:` } });
  }

  /** Begin a call; return its answer where it was done before. */
  private async begin(_id: string, call: Types.ObjectId): Promise<string | undefined> {
    await deleteExpired(this.calls);
    const now = new Date();
    const begun = { begunAt: now, expiresAt: new Date(now.getTime() + KEPT_MS) };
    try {
      await this.calls.create({ _id, call, ...begun });
      return undefined;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    const known = await this.calls.findById(_id).lean<CallRecord>().exec();
    if (known && !known.call.equals(call)) {
      throw new UnprocessableEntityException('This key was used for another call. Make up a new one.');
    }
    if (known?.answer !== undefined) return known.answer;
    if (known && now.getTime() - known.begunAt.getTime() > LOST_MS) {
      const { begunAt } = known;
      const { modifiedCount } = await this.calls.updateOne({ _id, begunAt }, { $set: begun });
      if (modifiedCount > 0) return undefined;
    }
    throw new ConflictException('This call is being done. Please ask again shortly.');
  }

  private async done(_id: string, next: CallHandler): Promise<unknown> {
    try {
      const answer: unknown = await lastValueFrom(next.handle().pipe(defaultIfEmpty(null)));
      await this.calls.updateOne({ _id }, { $set: { answer: JSON.stringify(answer) } });
      return answer;
    } catch (error) {
      await this.calls.deleteOne({ _id });
      throw error;
    }
  }
}
