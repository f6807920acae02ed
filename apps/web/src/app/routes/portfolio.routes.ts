import type { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { openImport } from '../../features/crm/portfolio/import-search.ts';
import { parsedByPage } from '../../lib/search-params.ts';
import { beginsCalls } from '../begin-calls.ts';
import { requireRule } from '../guards.ts';
import type { financialOptionsSearch, fiscalOptionsSearch } from './option-search.ts';
import { financialOptionsPage, fiscalOptionsPage } from './options-pages.ts';

const clientsPage = () => import('../../features/crm/clients/pages/clients.page.tsx');
const importPortfolioPage = () => import('../../features/crm/portfolio/pages/import-portfolio.page.tsx');

/** Returns the pages over all clients of a tenant, for its users and for provider staff. */
export function portfolioPages<Parent extends AnyRoute>(parent: Parent) {
  const getParentRoute = () => parent;
  return [
    createRoute({
      getParentRoute,
      path: '/clientes',
      staticData: { title: 'Clientes' },
      validateSearch: parsedByPage<typeof clientList.search>(),
      loader: beginsCalls(clientsPage, ({ beginClients }, { location }) => beginClients(location.search)),
      component: lazyRouteComponent(clientsPage, 'ClientsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/clientes/importar',
      staticData: { title: 'Importar clientes' },
      validateSearch: parsedByPage<typeof openImport>(),
      beforeLoad: requireRule(canImportPortfolio),
      component: lazyRouteComponent(importPortfolioPage, 'ImportPortfolioPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/opcoes-financeiras',
      staticData: { title: 'Opções Financeiras' },
      validateSearch: parsedByPage<typeof financialOptionsSearch>(),
      component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/opcoes-fiscais',
      staticData: { title: 'Opções Fiscais' },
      validateSearch: parsedByPage<typeof fiscalOptionsSearch>(),
      component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
    }),
  ] as const;
}
