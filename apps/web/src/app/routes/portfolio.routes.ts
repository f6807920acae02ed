import { canImportPortfolio } from '@restitui/domain/portfolio/portfolio.access.ts';
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { clientsSearch, optionsSearch, portfolioSearch } from '../../lib/address-search.ts';
import { requireRule } from '../guards.ts';
import { financialOptionsPage, fiscalOptionsPage } from './options-pages.ts';

const clientsPage = () => import('../../features/clients/pages/clients.page.tsx');
const importPortfolioPage = () => import('../../features/portfolio/pages/import-portfolio.page.tsx');

/** The pages over all clients of a tenant, which its people and the provider's staff open alike. */
export function portfolioPages<Parent extends AnyRoute>(parent: Parent) {
  const getParentRoute = () => parent;
  return [
    createRoute({
      getParentRoute,
      path: '/clientes',
      staticData: { title: 'Clientes' },
      validateSearch: clientsSearch,
      component: lazyRouteComponent(clientsPage, 'ClientsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/clientes/importar',
      staticData: { title: 'Importar clientes' },
      validateSearch: portfolioSearch,
      beforeLoad: requireRule(canImportPortfolio),
      component: lazyRouteComponent(importPortfolioPage, 'ImportPortfolioPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/opcoes-financeiras',
      staticData: { title: 'Opções Financeiras' },
      validateSearch: optionsSearch,
      component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/opcoes-fiscais',
      staticData: { title: 'Opções Fiscais' },
      validateSearch: optionsSearch,
      component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
    }),
  ] as const;
}
