import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homeRoutes } from '../../../../lib/route-ids.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { homeTab } from '../home-search.ts';

/** The home of one tenant: the queue, and the figures behind a second tab. */
export function HomeTabs({ tenant, figures }: { tenant: string; figures: ReactNode }) {
  const [{ aba }, change] = usePageSearch(homeTab, homeRoutes);
  const { data } = useQuery(workQueueQuery(tenant));
  const open = data?.grupos.reduce((sum, { total }) => sum + total, 0);
  return (
    <Tabs
      label="Início"
      value={aba ?? 'hoje'}
      onValueChange={(next) => change({ aba: next === 'numeros' ? 'numeros' : undefined })}
      tabs={[
        {
          value: 'hoje',
          label: <>Hoje {open !== undefined && open > 0 && <span className="figures text-muted">{open}</span>}</>,
          content: <WorkQueueView tenant={tenant} />,
        },
        { value: 'numeros', label: 'Números', content: figures },
      ]}
    />
  );
}
