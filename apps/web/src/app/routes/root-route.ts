import { createRootRoute } from '@tanstack/react-router';
import { brandingQuery } from '../../features/tenants/tenants.queries.ts';
import { applyBranding } from '../../lib/branding.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Root } from '../root.tsx';

export const root = createRootRoute({
  component: Root,
  // A brand that cannot be had must not keep anybody out: the default one stands in.
  loader: () =>
    queryClient.ensureQueryData({ ...brandingQuery, revalidateIfStale: true }).then(applyBranding, () => {}),
});
