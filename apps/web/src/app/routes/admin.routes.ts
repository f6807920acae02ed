import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ClientHeaderSkeleton } from '../../features/clients/components/client-header-skeleton.tsx';
import { analystsSearch, homeSearch, leadsSearch } from '../../lib/address-search.ts';
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
  validateSearch: homeSearch,
  component: lazyRouteComponent(() => import('../../features/home/pages/companies.page.tsx'), 'CompaniesPage'),
});

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/relatos',
  staticData: { title: 'Relatos de erro' },
  component: lazyRouteComponent(() => import('../../features/support/pages/reports.page.tsx'), 'ReportsPage'),
});

const analysts = createRoute({
  getParentRoute: () => admin,
  path: '/product-analista',
  staticData: { title: 'Gestão de Analistas' },
  validateSearch: analystsSearch,
  component: lazyRouteComponent(() => import('../../features/products/pages/analysts.page.tsx'), 'AnalystsPage'),
});

const bank = createRoute({
  getParentRoute: () => admin,
  path: '/info-banco',
  staticData: { title: 'Registro Bancário' },
  component: lazyRouteComponent(() => import('../../features/bank-registrations/pages/bank.page.tsx'), 'BankPage'),
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
  component: lazyRouteComponent(() => import('../../features/tenants/pages/branding.page.tsx'), 'BrandingPage'),
});

/** Where a link selects the tenant as well. */
const tenantLeads = createRoute({
  getParentRoute: () => tenant,
  path: '/leads',
  validateSearch: leadsSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/leads', search, replace: true });
  },
});

const client = createRoute({
  getParentRoute: () => tenant,
  path: '/clientes/$cnpjcpf',
  loader: (visit) => requireClient(visit.params.cnpjcpf, visit),
  pendingComponent: ClientHeaderSkeleton,
  component: lazyRouteComponent(() => import('../../features/clients/pages/client.layout.tsx'), 'ClientLayout'),
});

export const adminRoutes = admin.addChildren([
  home,
  companies,
  analysts,
  reports,
  bank,
  tenant.addChildren([branding, tenantLeads, ...portfolioPages(tenant), client.addChildren(clientPages(client))]),
]);
