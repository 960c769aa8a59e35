import { roleName } from '@sinima/catalogue-ui/role-name';
import { useText } from '@sinima/runtime';
import type { Credit } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { crewOf, type CrewDepartment } from '../features/credits/billing-order.ts';
import { CreditCard, creditGridClass } from '../features/credits/credit-card.tsx';
import { titleWithYear } from '../title/title-texts.ts';
import { CreditsFrame } from './credits-frame.tsx';
import * as messages from './crew-page.messages.ts';
import * as titleMessages from '../title/title.messages.ts';

/** Up to this billing order a crew member's number is shown (`docs/specification.md §9`). */
const MAX_SHOWN_NUMBER = 5;

/** `/title/{slug}/crew`: everybody who made a title, by department (`docs/specification.md §2`). */
export default function CrewPage(): ReactNode {
  const text = useText();
  return (
    <CreditsFrame
      heading={text(messages.fullCrew)}
      subtitle={(title) => text(messages.completeCrewListFor, { title: titleWithYear(title) })}
    >
      {(credits) => <FullCrew departments={crewOf(credits)} />}
    </CreditsFrame>
  );
}

function FullCrew({ departments }: { departments: readonly CrewDepartment[] }): ReactNode {
  const text = useText();
  if (departments.length === 0) {
    return (
      <EmptyState
        title={text(messages.noCrewInformation)}
        text={text(titleMessages.crewInformationIsNotAvailable)}
      />
    );
  }
  const memberCount = departments.reduce((count, { members }) => count + members.length, 0);
  return (
    <div className="ti:grid ti:gap-7">
      {departments.map((department) => (
        <DepartmentOf key={department.name} department={department} />
      ))}
      <footer className="ti:grid ti:gap-3 ti:border-t-2 ti:border-line ti:pt-5 ti:text-muted">
        <p>{text(messages.showingCrew, { count: memberCount, departments: departments.length })}</p>
        <ul
          className="ti:flex ti:list-none ti:flex-wrap ti:gap-2 ti:p-0"
          aria-label={text(messages.membersOfEachDepartment)}
        >
          {departments.map(({ name, members }) => (
            <li key={name}>
              <Badge>
                {roleName(name, text)}: {members.length}
              </Badge>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

function DepartmentOf({ department: { name, members } }: { department: CrewDepartment }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading
        title={roleName(name, text)}
        action={<Badge>{text(messages.memberCount, { count: members.length })}</Badge>}
      />
      <ul className={creditGridClass}>
        {members.map((credit) => (
          <li key={credit.id}>
            <CreditCard credit={credit} nameless={text(messages.unknownCrewMember)} level={3}>
              <Work credit={credit} department={name} />
            </CreditCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ credit: { billingOrder }, department }: { credit: Credit; department: string }): ReactNode {
  const text = useText();
  return (
    <>
      <p>{roleName(department, text)}</p>
      {billingOrder !== null && billingOrder <= MAX_SHOWN_NUMBER ? <Badge>#{billingOrder}</Badge> : null}
    </>
  );
}
