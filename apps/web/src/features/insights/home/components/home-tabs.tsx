import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { homeRoutes } from '../../../../lib/route-ids.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { preloadWhenIdle } from '../../../../lib/when-idle.ts';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { homeTab } from '../home-search.ts';

const loadFigures = () => import('./home-figures.tsx').then((m) => ({ default: m.HomeFigures }));
const HomeFigures = lazy(loadFigures);

/** The home of one tenant: the queue, and the figures behind a second tab. */
export function HomeTabs({ tenant }: { tenant: string }) {
  const [{ aba }, change] = usePageSearch(homeTab, homeRoutes);
  const { data } = useQuery(workQueueQuery(tenant));
  useEffect(() => preloadWhenIdle(loadFigures), []);
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
        {
          value: 'numeros',
          label: 'Números',
          content: (
            <Suspense fallback={<SkeletonLines />}>
              <HomeFigures tenant={tenant} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
