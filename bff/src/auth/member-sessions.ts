import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types, type Model } from 'mongoose';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { deviceName } from './device-name.js';
import { SESSION_S, SessionCookies } from './session-cookies.js';
import type { SessionRecord } from './session.schema.js';

/** How exact the time of the last use is, in ms: a session is written to this seldom. */
const USED_EVERY_MS = 5 * 60_000;

/** In how many browsers a member may be signed in; the oldest session gives way. */
const MAX_SESSIONS = 50;

/** How many expired sessions, of anybody, one sign-in clears away. */
const MAX_CLEARED = 100;

/** The member on whose behalf a request comes. */
export interface RequestMember {
  readonly memberId: Types.ObjectId;
  readonly sessionId: Types.ObjectId;
}

/** The sessions of members: a record each, which a sealed cookie names. */
@Injectable()
export class MemberSessions {
  readonly cookies: SessionCookies;
  private readonly found = new WeakMap<FastifyRequest, Promise<RequestMember | undefined>>();

  constructor(
    @Inject(AUTH_SETTINGS) { sessionSecret, publicUrl }: AuthSettings,
    @InjectModel('MemberSession') private readonly sessions: Model<SessionRecord>,
  ) {
    this.cookies = new SessionCookies(sessionSecret, publicUrl);
  }

  /**
   * Return the member of a request; undefined: an anonymous visitor. It costs one read, once a request, and none without
   * a session's cookie. Parts of the API that run in other processes learn the member from `MEMBER_HEADER`.
   */
  memberOf(request: FastifyRequest): Promise<RequestMember | undefined> {
    const known = this.found.get(request) ?? this.find(request);
    this.found.set(request, known);
    return known;
  }

  /** Begin a session in this browser, with a new id; the one from before ends. */
  async begin(request: FastifyRequest, reply: FastifyReply, memberId: Types.ObjectId): Promise<void> {
    const former = await this.cookies.session(request);
    if (former) await this.sessions.deleteOne({ _id: new Types.ObjectId(former) });
    const now = new Date();
    const session = {
      _id: new Types.ObjectId(),
      memberId,
      device: deviceName(request.headers['user-agent']),
      createdAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_S * 1000),
    };
    await this.sessions.create(session);
    await this.clear(memberId, now);
    await this.cookies.signIn(request, reply, session._id.toHexString());
  }

  /** Return where a member is signed in, newest first. */
  async list(memberId: Types.ObjectId): Promise<SessionRecord[]> {
    const all = await this.sessions.find({ memberId }).sort({ createdAt: -1 }).lean<SessionRecord[]>().exec();
    return all.filter(({ expiresAt }) => expiresAt > new Date());
  }

  /** End a session of a member; false: the member has none of this id. */
  async end({ memberId, sessionId }: RequestMember): Promise<boolean> {
    const { deletedCount } = await this.sessions.deleteOne({ _id: sessionId, memberId });
    return deletedCount > 0;
  }

  /** End all sessions of a member. */
  async endAll(memberId: Types.ObjectId): Promise<void> {
    await this.sessions.deleteMany({ memberId });
  }

  private async find(request: FastifyRequest): Promise<RequestMember | undefined> {
    const id = await this.cookies.session(request);
    if (id === undefined) return undefined;
    const session = await this.sessions.collection.findOne<SessionRecord>({
      _id: new Types.ObjectId(id),
    });
    const now = new Date();
    if (!session || session.expiresAt <= now) return undefined;
    if (now.getTime() - session.usedAt.getTime() >= USED_EVERY_MS) {
      await this.sessions.updateOne({ _id: session._id }, { $set: { usedAt: now } });
    }
    return { memberId: session.memberId, sessionId: session._id };
  }

  /** Delete sessions that nobody comes back to: expired ones, and a member's beyond the most. */
  private async clear(memberId: Types.ObjectId, now: Date): Promise<void> {
    const ids = { _id: 1, expiresAt: 1 } as const;
    const [soonest, surplus] = await Promise.all([
      this.sessions.find({}, ids).sort({ expiresAt: 1 }).limit(MAX_CLEARED).lean<SessionRecord[]>().exec(),
      this.sessions
        .find({ memberId }, ids)
        .sort({ createdAt: -1 })
        .skip(MAX_SESSIONS)
        .limit(MAX_CLEARED)
        .lean<SessionRecord[]>()
        .exec(),
    ]);
    const over = [...soonest.filter(({ expiresAt }) => expiresAt <= now), ...surplus];
    if (over.length > 0) await this.sessions.deleteMany({ _id: { $in: over.map(({ _id }) => _id) } });
  }
}
