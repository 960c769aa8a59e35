import { dayText } from '@sinima/catalogue-ui/date-text';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import { isMissing, Link, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ReactNode } from 'react';
import { ListCards } from '../features/lists/list-cards.tsx';
import { memberQuery } from '../features/profile/api/member-query.ts';
import { listsOfMemberQuery } from '../features/profile/api/public-records-query.ts';
import { FollowMember } from '../features/profile/follow-member.tsx';
import { PROFILE_TABS, profileTabOf, type ProfileTab } from '../features/profile/profile-tabs.ts';
import { ReviewsOfMember } from './reviews-of-member.tsx';
import { ReportButton } from '../features/reviews/report-button.tsx';
import { FormLink } from '../member/form-link.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useMemberState } from '../member/state-query.ts';

/** `/members/{handle}?tab=&page=` */
export default function MemberPage(): ReactNode {
  const { handle = '' } = useParams();
  const [search] = useSearchParams();
  const { data: member, error, refetch } = useQuery(memberQuery(handle));
  if (isMissing(error)) return <RecordNotFound noun="Member" />;
  if (member === undefined)
    return (
      <>
        <PageBanner title="Member" slug="members" />
        <PageBody>
          {error ? (
            <ErrorArea onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={3} height="10rem" label="Loading the member" />
          )}
        </PageBody>
      </>
    );
  const tab = profileTabOf(search);
  const { displayName, country, bio, memberSince } = member;
  return (
    <>
      <PageBanner
        title={displayName}
        isName
        slug={member.handle}
        country={country}
        note={`${country === null ? '' : `${country} · `}Member since ${dayText(memberSince)}`}
      />
      <PageBody>
        {bio === null ? null : (
          <p className="me:max-w-measure me:whitespace-pre-line me:wrap-anywhere">{bio}</p>
        )}
        <Actions handle={member.handle} name={displayName} />
        <TabLinks
          Link={Link}
          label={`What ${displayName} made`}
          tabs={PROFILE_TABS.map(({ id, label }) => ({ id, label, to: addressOf(member.handle, id) }))}
          current={tab}
        />
        {tab === 'lists' ? (
          <Lists handle={member.handle} />
        ) : (
          <ReviewsOfMember handle={member.handle} page={pageNumberOf(search)} />
        )}
      </PageBody>
    </>
  );
}

const addressOf = (handle: string, tab: ProfileTab): string =>
  `${memberPaths.member(handle)}${tab === 'reviews' ? '' : `?tab=${tab}`}`;

function Lists({ handle }: { handle: string }): ReactNode {
  return (
    <Loaded
      query={listsOfMemberQuery(handle)}
      loading={<SkeletonRows count={3} height="10rem" sideBySide label="Loading lists" />}
      empty="No public lists yet."
    >
      {({ items }) => <ListCards lists={items} level={2} addressOf={memberPaths.list} />}
    </Loaded>
  );
}

/** A signed-in reader's actions; anonymous visitors make no call. */
function Actions({ handle, name }: { handle: string; name: string }): ReactNode {
  const { state } = useMemberState({ members: [handle] });
  const what = `the profile of ${name}`;
  if (state === undefined)
    return <FormLink to={memberPaths.sharedForms('members', handle)} action="Follow or report" what={what} />;
  if (state.limit !== null) return null;
  return (
    <div className="me:flex me:flex-wrap me:gap-3">
      <FollowMember handle={handle} name={name} isFollowed={state.followedMembers.includes(handle)} />
      <ReportButton kind="member" subject={handle} what={what} />
    </div>
  );
}
