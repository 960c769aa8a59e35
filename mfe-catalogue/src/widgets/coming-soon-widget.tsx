import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { UpcomingTitles } from '../features/upcoming/upcoming-titles.tsx';
import { PromoCard } from '../home/promo-card.tsx';
import { WidgetColumns } from '../home/widget-columns.tsx';

/** Films to come, and the link to all of them. */
export default function ComingSoonWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading title="Coming Soon" />
      <WidgetColumns>
        <div className="ca:grid ca:min-w-0 ca:content-start ca:gap-5">
          <UpcomingTitles />
          <PromoCard
            look="wide"
            title="African Film Festivals"
            text="Durban, Lagos, Tunis, Salé: where new films are first seen."
            to={paths.festivals()}
            action="Explore Festivals"
          />
        </div>
        <div className="ca:grid ca:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] ca:gap-3">
          <PromoCard look="small" title="Mobile App" to={paths.mobileApp()} action="Get the App" />
          <PromoCard look="small" title="Industry" to={paths.industry()} action="For Film-Makers" />
          <PromoCard look="small" title="Equipment" to={paths.equipment()} action="Find Equipment" />
          <PromoCard look="small" title="Workshops" to={paths.workshops()} action="Learn the Craft" />
        </div>
      </WidgetColumns>
    </PageSection>
  );
}
