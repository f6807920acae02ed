import { isPartner } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import { canSeeFirstSteps } from '@restitui/domain/insights/first-steps/first-steps.access.ts';
import { actorOf } from '../../../../lib/actor-of.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { currentAuth } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import {
  OwnPartnershipCard,
  useOwnPartnershipShown,
} from '../../../accounts/partnerships/components/own-partnership-card.tsx';
import { partnershipQuery } from '../../../accounts/partnerships/partnerships.queries.ts';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { useBranding } from '../../../tenancy/tenants/tenants.queries.ts';
import { firstStepsQuery } from '../../first-steps/first-steps.queries.ts';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { OwnPortfolio } from '../components/own-portfolio.tsx';
import { greeting } from '../greeting.ts';
import { newestClients } from '../newest-clients.ts';

/** Begins the calls of a user's home. */
export function beginHome() {
  const auth = currentAuth();
  if (!auth) return;
  const actor = actorOf(auth);
  const tenant = actor.id_tenant;
  void queryClient.prefetchQuery({ ...workQueueQuery(tenant), staleTime: 0 });
  void queryClient.prefetchQuery(clientListQuery(tenant, newestClients));
  if (canSeeFirstSteps(actor, tenant)) void queryClient.prefetchQuery({ ...firstStepsQuery(tenant), staleTime: 0 });
  if (isPartner(actor)) void queryClient.prefetchQuery(partnershipQuery(actor));
}

export function HomePage() {
  const actor = useActor();
  const branding = useBranding();
  const isShown = useOwnPartnershipShown();
  return (
    <Page title={greeting(actor.name, new Date())} description={branding?.title}>
      <OwnPartnershipCard />
      {isShown ? <OwnPortfolio tenantId={actor.id_tenant} /> : <SkeletonLines />}
    </Page>
  );
}
