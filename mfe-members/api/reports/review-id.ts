import { NotFoundException } from '@nestjs/common';
import { Types } from 'mongoose';

/** Return the id of a review as a report names it. @throws NotFoundException where it cannot be one */
export function reviewId(subject: string): Types.ObjectId {
  if (/^[0-9a-f]{24}$/i.test(subject)) return new Types.ObjectId(subject);
  throw new NotFoundException(`There is no review "${subject}".`);
}
