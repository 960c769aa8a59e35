import type { ApiPart } from '@sinima/api/api-part';
import { MembersPartModule } from './members-part.module.ts';

export default {
  module: MembersPartModule,
  about: {
    'me/state': 'What pages show of the signed-in member',
    'me/ratings': 'The own ratings',
    'me/diary': 'The own diary: what was watched, and when',
    'me/reviews': 'The own reviews',
    'me/likes': 'Reviews and lists that the member likes',
    'me/follows': 'Members that the member follows',
    'me/saved': 'Watchlist, likes and followed people, merged from devices',
    'me/lists': 'The own lists, and those that are kept with others',
    'me/decisions': 'What moderators decided about the member, and appeals',
    'me/export': 'All that is the member’s own, as a download',
    'me/import': 'Lines of other sites’ exports',
    'me/records': 'Deletion of all that is the member’s own',
    'members/:handle/activity': 'What members did in public',
    'member-reviews': 'Reviews that members wrote',
    'member-lists': 'Lists that members made',
    reports: 'Reports to the moderators',
    moderation: 'Cases and decisions of moderators',
  },
} satisfies ApiPart;
