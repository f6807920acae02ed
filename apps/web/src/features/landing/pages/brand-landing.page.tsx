import { landingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { BrandScope } from '../../tenants/components/brand-scope.tsx';
import { landingBrandingQuery } from '../../tenants/tenants.queries.ts';
import { Hero } from '../components/hero.tsx';
import { SiteFrame } from '../components/site-frame.tsx';

/** The landing page of one fixed brand, whatever the host (C-34). */
export function BrandLandingPage() {
  const landing = landingVariant.catch('d').parse(useLocation().pathname[1]);
  const { data } = useSuspenseQuery(landingBrandingQuery(landing));
  return (
    <BrandScope branding={{ ...data, landing, local: false }}>
      <SiteFrame nav={false}>
        <Hero />
      </SiteFrame>
    </BrandScope>
  );
}
