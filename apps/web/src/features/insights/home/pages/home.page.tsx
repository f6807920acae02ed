import { useActor } from '../../../../lib/use-actor.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import {
  OwnPartnershipCard,
  useOwnPartnershipShown,
} from '../../../accounts/partnerships/components/own-partnership-card.tsx';
import { useBranding } from '../../../tenancy/tenants/tenants.queries.ts';
import { OwnPortfolio } from '../components/own-portfolio.tsx';
import { greeting } from '../greeting.ts';

export function HomePage() {
  const actor = useActor();
  const branding = useBranding();
  const isShown = useOwnPartnershipShown();
  return (
    <>
      <PageHeader title={greeting(actor.name, new Date())} description={branding?.title} />
      <OwnPartnershipCard />
      {isShown ? <OwnPortfolio tenantId={actor.id_tenant} /> : <SkeletonLines />}
    </>
  );
}
