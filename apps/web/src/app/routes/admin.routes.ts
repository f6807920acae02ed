import type { activityList } from '@restitui/domain/operations/activity-log/activity-list.ts';
import type { managedProductList } from '@restitui/domain/recovery/products/managed-product-list.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ClientHeaderSkeleton } from '../../features/crm/clients/components/client-header-skeleton.tsx';
import type { leadsSearch } from '../../features/crm/leads/lead-search.ts';
import type { companiesSearch } from '../../features/insights/home/home-search.ts';
import { parsedByPage } from '../../lib/search-params.ts';
import { enterTenant, requireBrandEditor, requireClient } from '../guards.ts';
import { clientPages } from './client.routes.ts';
import { portfolioPages } from './portfolio.routes.ts';
import { admin } from './signed-in-route.ts';

const home = createRoute({
  getParentRoute: () => admin,
  path: '/home',
  beforeLoad: () => {
    throw redirect({ to: '/alertas', replace: true });
  },
});

const companies = createRoute({
  getParentRoute: () => admin,
  path: '/empresas',
  staticData: { title: 'Início' },
  validateSearch: parsedByPage<typeof companiesSearch>(),
  component: lazyRouteComponent(() => import('../../features/insights/home/pages/companies.page.tsx'), 'CompaniesPage'),
});

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/relatos',
  staticData: { title: 'Relatos de Erro' },
  component: lazyRouteComponent(
    () => import('../../features/operations/support/pages/reports.page.tsx'),
    'ReportsPage',
  ),
});

const system = createRoute({
  getParentRoute: () => admin,
  path: '/sistema',
  staticData: { title: 'Sistema' },
  component: lazyRouteComponent(() => import('../../features/operations/system/pages/system.page.tsx'), 'SystemPage'),
});

const activities = createRoute({
  getParentRoute: () => admin,
  path: '/atividades',
  staticData: { title: 'Registro de Atividades' },
  validateSearch: parsedByPage<typeof activityList.search>(),
  component: lazyRouteComponent(
    () => import('../../features/operations/activity-log/pages/activity-log.page.tsx'),
    'ActivityLogPage',
  ),
});

const analysts = createRoute({
  getParentRoute: () => admin,
  path: '/product-analista',
  staticData: { title: 'Gestão de Analista' },
  validateSearch: parsedByPage<typeof managedProductList.search>(),
  // The company of a link in a message; afterwards the selection decides.
  beforeLoad: async ({ search, ...visit }) => {
    const { consultoria, ...rest }: typeof search & { consultoria?: string } = search;
    if (consultoria === undefined) return;
    await enterTenant(consultoria, visit);
    throw redirect({ to: '/admin/product-analista', search: rest, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../../features/recovery/products/pages/analysts.page.tsx'),
    'AnalystsPage',
  ),
});

const bank = createRoute({
  getParentRoute: () => admin,
  path: '/info-banco',
  staticData: { title: 'Informação do Banco' },
  component: lazyRouteComponent(
    () => import('../../features/billing/bank-registrations/pages/bank.page.tsx'),
    'BankPage',
  ),
});

const tenant = createRoute({
  getParentRoute: () => admin,
  path: '/$tenantId',
  beforeLoad: (visit) => enterTenant(visit.params.tenantId, visit),
});

const branding = createRoute({
  getParentRoute: () => tenant,
  path: '/marca',
  staticData: { title: 'Marca' },
  beforeLoad: requireBrandEditor,
  component: lazyRouteComponent(() => import('../../features/tenancy/tenants/pages/branding.page.tsx'), 'BrandingPage'),
});

/** The leads of a tenant; the URL also selects the tenant. */
const tenantLeads = createRoute({
  getParentRoute: () => tenant,
  path: '/leads',
  validateSearch: parsedByPage<typeof leadsSearch>(),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/leads', search, replace: true });
  },
});

const client = createRoute({
  getParentRoute: () => tenant,
  path: '/clientes/$cnpjcpf',
  loader: (visit) => requireClient(visit.params.cnpjcpf, visit),
  pendingComponent: ClientHeaderSkeleton,
  component: lazyRouteComponent(() => import('../../features/crm/clients/pages/client.layout.tsx'), 'ClientLayout'),
});

export const adminRoutes = admin.addChildren([
  home,
  companies,
  analysts,
  reports,
  system,
  activities,
  bank,
  tenant.addChildren([branding, tenantLeads, ...portfolioPages(tenant), client.addChildren(clientPages(client))]),
]);
