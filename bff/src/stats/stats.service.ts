import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Stats } from './stats.dto.js';

/** Counts of the whole catalogue. */
@Injectable()
export class StatsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Return how many titles, people, reviews and members there are; samples are none. */
  async counts(): Promise<Stats> {
    const count = (collection: string): Promise<number> =>
      this.connection.collection(collection).estimatedDocumentCount();
    const [totalTitles, totalPeople, totalReviews, totalMembers] = await Promise.all([
      count('titles'),
      count('people'),
      this.connection.collection('reviews').countDocuments({ isSample: false }),
      count('members'),
    ]);
    return { totalTitles, totalPeople, totalReviews, totalMembers };
  }
}
