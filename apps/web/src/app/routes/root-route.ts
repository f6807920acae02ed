import { createRootRoute } from '@tanstack/react-router';
import { brandingQuery } from '../../features/tenancy/tenants/tenants.queries.ts';
import { applyBranding } from '../../lib/branding.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Root } from '../root.tsx';

export const root = createRootRoute({
  component: Root,
  // A brand that does not load must not lock users out: the default brand is shown.
  loader: () =>
    queryClient.ensureQueryData({ ...brandingQuery, revalidateIfStale: true }).then(applyBranding, () => {}),
});
