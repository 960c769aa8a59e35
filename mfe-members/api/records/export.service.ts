import { Injectable } from '@nestjs/common';
import type { OwnMember } from '../account/own-member.ts';
import { ExportSections, type ExportedLists } from './export-sections.ts';
import type { MemberExport } from './export.dto.ts';

/** About how many characters a part may have: a part of the API answers 2 MB at most. */
const PART_LENGTH = 250_000;

/** All that is a member's own, in parts. */
@Injectable()
export class ExportService {
  constructor(private readonly sections: ExportSections) {}

  /** Return the part after a place, `<section>.<records>`; left out: the first. */
  async part({ id }: OwnMember, after = '0.0'): Promise<MemberExport> {
    const lists = emptyLists();
    const { all } = this.sections;
    let [section = 0, skip = 0] = after.split('.').map(Number);
    let length = 0;
    while (section < all.length && length < PART_LENGTH) {
      const [name, read] = all[section]!;
      const batch = await read(id, skip);
      (lists[name] as unknown[]).push(...batch.items);
      length += JSON.stringify(batch.items).length;
      if (batch.isLast) [section, skip] = [section + 1, 0];
      else skip += batch.read;
    }
    const next = section < all.length ? `${section}.${skip}` : null;
    return { format: 'sinima-member-1', exportedAt: new Date().toISOString(), ...lists, next };
  }
}

const emptyLists = (): ExportedLists => ({
  ratings: [],
  diary: [],
  reviews: [],
  lists: [],
  saved: [],
  likedReviews: [],
  likedLists: [],
  followedMembers: [],
  reports: [],
  decisions: [],
  sharedLists: [],
});
