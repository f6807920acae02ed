import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { workAreasOf } from '../work-areas.ts';
import { areaCell, areaGrid, areaLine } from './area-grid.ts';
import { CompanyFinances } from './company-finances.tsx';
import { waitingCounts } from './waiting-counts.tsx';

const look =
  'flex h-full items-center gap-4 px-4 py-3 transition-colors duration-100 hover:bg-hover focus-visible:-outline-offset-2';

type Area = ReturnType<typeof workAreasOf>[number];

interface WorkAreasProps {
  /** Set where the page lists the companies itself. */
  withoutCompanies?: boolean;
  /** Set above the queue, whose list has this width. */
  aboveQueue?: boolean;
}

/** Renders the work of a role without clients, with the number of open items per area. */
export function WorkAreas({ withoutCompanies = false, aboveQueue = false }: WorkAreasProps) {
  const tenantId = useActingTenant() ?? '';
  const all = workAreasOf(useActor());
  // The pages of one company are left out until it is chosen.
  const areas = all.filter(({ page }) => tenantId !== '' || !('area' in page));
  return (
    <>
      {areas.length > 0 && (
        <Card flush title="Seu trabalho" className={cn('mb-6', aboveQueue && 'lg:mr-[22rem] min-[90rem]:mr-[26rem]')}>
          <ul className={cn('border-t', !aboveQueue && areaGrid)}>
            {areas.map((area) => (
              <li key={area.title} className={aboveQueue ? areaLine : areaCell}>
                <AreaLink area={area} tenantId={tenantId} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!withoutCompanies && areas.length < all.length && <CompanyFinances />}
    </>
  );
}

function AreaLink({ area: { title, description, page, waiting }, tenantId }: { area: Area; tenantId: string }) {
  const content: ReactNode = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-body">{title}</span>
        <span className="block text-caption text-muted">{description}</span>
      </span>
      {waiting && <Waiting kind={waiting} hasCompany={tenantId !== ''} />}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </>
  );
  if ('area' in page) {
    return (
      <Link to={page.to} params={{ tenantId }} search={{ area: page.area }} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <Link to={page.to} className={look}>
      {content}
    </Link>
  );
}

function Waiting({ kind, hasCompany }: { kind: NonNullable<Area['waiting']>; hasCompany: boolean }) {
  const { count: WaitingCount, ofCompany } = waitingCounts[kind];
  return hasCompany || !ofCompany ? <WaitingCount /> : null;
}
