import type { clientAgreementList } from '@restitui/domain/agreements/documents/client-agreement-list.ts';
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { productSearch } from '../../features/recovery/products/product-search.ts';
import { parsedByPage } from '../../lib/search-params.ts';
import type { boletosSearch, financialOptionsSearch, fiscalOptionsSearch } from './option-search.ts';
import { financialOptionsPage, fiscalOptionsPage } from './options-pages.ts';

const informationPage = () => import('../../features/crm/clients/pages/client-information.page.tsx');
const addProductPage = () => import('../../features/crm/clients/pages/add-product.page.tsx');
const productsPage = () => import('../../features/recovery/products/pages/client-products.page.tsx');
const productPage = () => import('../../features/recovery/products/pages/product.page.tsx');
const clientAgreementsPage = () => import('../../features/agreements/documents/pages/client-agreements.page.tsx');
const clientPortalPage = () => import('../../features/crm/client-portal/pages/client-portal.page.tsx');

/** Returns the pages of one client, which consultancies and provider staff open at different URLs. */
export function clientPages<Client extends AnyRoute>(client: Client) {
  const getParentRoute = () => client;
  return [
    createRoute({
      getParentRoute,
      path: '/',
      component: lazyRouteComponent(informationPage, 'ClientInformationPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/informacoes',
      staticData: { title: 'Informações' },
      component: lazyRouteComponent(informationPage, 'ClientInformationPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/adicionar-produto',
      staticData: { title: 'Adicionar Produto' },
      component: lazyRouteComponent(addProductPage, 'AddProductPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/produtos',
      staticData: { title: 'Produtos' },
      validateSearch: parsedByPage<typeof boletosSearch>(),
      component: lazyRouteComponent(productsPage, 'ClientProductsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/lista-minutas',
      staticData: { title: 'Lista de Minutas' },
      validateSearch: parsedByPage<typeof clientAgreementList.search>(),
      component: lazyRouteComponent(clientAgreementsPage, 'ClientAgreementsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/portal',
      staticData: { title: 'Portal do Cliente' },
      component: lazyRouteComponent(clientPortalPage, 'ClientPortalPage'),
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
    createRoute({
      getParentRoute,
      path: '/produtos/$productId',
      staticData: { title: 'Produto' },
      validateSearch: parsedByPage<typeof productSearch>(),
      component: lazyRouteComponent(productPage, 'ProductPage'),
    }),
  ] as const;
}
