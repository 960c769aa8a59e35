import { useText } from '@sinima/runtime';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { UpcomingTitles } from '../features/upcoming/upcoming-titles.tsx';
import { PromoCard } from '../home/promo-card.tsx';
import { WidgetColumns } from '../home/widget-columns.tsx';
import * as messages from './widgets.messages.ts';

/** Films to come, and the link to all of them. */
export default function ComingSoonWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection>
      <SectionHeading title={text(messages.comingSoon)} />
      <WidgetColumns>
        <div className="ca:grid ca:min-w-0 ca:content-start ca:gap-5">
          <UpcomingTitles />
          <PromoCard
            look="wide"
            title={text(messages.africanFilmFestivals)}
            text={text(messages.durbanLagosTunisSalWhere)}
            to={paths.festivals()}
            action={text(messages.exploreFestivals)}
          />
        </div>
        <div className="ca:grid ca:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] ca:gap-3">
          <PromoCard
            look="small"
            title={text(messages.mobileApp)}
            to={paths.mobileApp()}
            action={text(messages.getTheApp)}
          />
          <PromoCard
            look="small"
            title={text(messages.industry)}
            to={paths.industry()}
            action={text(messages.forFilmMakers)}
          />
          <PromoCard
            look="small"
            title={text(messages.equipment)}
            to={paths.equipment()}
            action={text(messages.findEquipment)}
          />
          <PromoCard
            look="small"
            title={text(messages.workshops)}
            to={paths.workshops()}
            action={text(messages.learnTheCraft)}
          />
        </div>
      </WidgetColumns>
    </PageSection>
  );
}
