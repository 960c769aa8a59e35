import { memberKind } from '@sinima/catalogue-ui/record-kinds/member';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import { isMissing, Link, useParams, useQuery, useSearchParams, useText } from '@sinima/runtime';
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
import * as messages from './member-page.messages.ts';

/** `/members/{handle}?tab=&page=` */
export default function MemberPage(): ReactNode {
  const text = useText();
  const { handle = '' } = useParams();
  const [search] = useSearchParams();
  const { data: member, error, refetch } = useQuery(memberQuery(handle));
  if (isMissing(error)) return <RecordNotFound kind={memberKind} />;
  if (member === undefined)
    return (
      <>
        <PageBanner title={text(messages.member)} slug="members" />
        <PageBody>
          {error ? (
            <ErrorArea onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={3} height="10rem" label={text(messages.loadingTheMember)} />
          )}
        </PageBody>
      </>
    );
  const tab = profileTabOf(search);
  const { displayName, country, bio, memberSince } = member;
  const day = dayText(memberSince, text.language) ?? memberSince;
  const since =
    country === null
      ? text(messages.memberSince, { day })
      : text(messages.memberOfCountrySince, { day, country: countryName(country, text) });
  return (
    <>
      <PageBanner title={displayName} isName slug={member.handle} country={country} note={since} />
      <PageBody>
        {bio === null ? null : (
          <p className="me:max-w-measure me:whitespace-pre-line me:wrap-anywhere">{bio}</p>
        )}
        <Actions handle={member.handle} name={displayName} />
        <TabLinks
          Link={Link}
          label={text(messages.whatMemberMade, { name: displayName })}
          tabs={PROFILE_TABS.map(({ id, label }) => ({
            id,
            label: text(label),
            to: addressOf(member.handle, id),
          }))}
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
  const text = useText();
  return (
    <Loaded
      query={listsOfMemberQuery(handle)}
      loading={<SkeletonRows count={3} height="10rem" sideBySide label={text(messages.loadingLists)} />}
      empty={text(messages.noPublicListsYet)}
    >
      {({ items }) => <ListCards lists={items} level={2} addressOf={memberPaths.list} />}
    </Loaded>
  );
}

/** A signed-in reader's actions; anonymous visitors make no call. */
function Actions({ handle, name }: { handle: string; name: string }): ReactNode {
  const text = useText();
  const { state } = useMemberState({ members: [handle] });
  const what = text(messages.theProfileOf, { name });
  if (state === undefined)
    return (
      <FormLink
        to={memberPaths.sharedForms('members', handle)}
        action={text(messages.followOrReport)}
        label={text(messages.followOrReportProfile, { name })}
      />
    );
  if (state.limit !== null) return null;
  return (
    <div className="me:flex me:flex-wrap me:gap-3">
      <FollowMember handle={handle} name={name} isFollowed={state.followedMembers.includes(handle)} />
      <ReportButton kind="member" subject={handle} what={what} />
    </div>
  );
}
