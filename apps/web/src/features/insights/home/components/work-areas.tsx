import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { workAreasOf } from '../work-areas.ts';

const look =
  'flex items-center gap-4 px-4 py-3 transition-colors duration-100 hover:bg-hover focus-visible:-outline-offset-2';

/** The home of a role without clients: what it may work on. */
export function WorkAreas() {
  const tenantId = useActingTenant() ?? '';
  // The pages of one company are left out until it is chosen.
  const areas = workAreasOf(useActor()).filter(({ page }) => tenantId !== '' || !('area' in page));
  if (areas.length === 0) return null;
  return (
    <Card flush title="Seu trabalho" className="mb-6 max-w-3xl">
      <ul className="divide-y border-t">
        {areas.map(({ title, description, page }) => {
          const content = (
            <>
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-body">{title}</span>
                <span className="block text-caption text-muted">{description}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </>
          );
          return (
            <li key={title}>
              {'area' in page ? (
                <Link to={page.to} params={{ tenantId }} search={{ area: page.area }} className={look}>
                  {content}
                </Link>
              ) : (
                <Link to={page.to} className={look}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
