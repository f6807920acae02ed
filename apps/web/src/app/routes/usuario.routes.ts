import { isPartner } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import {
  canListPartners,
  canOpenAccountingRegistration,
  canOpenPartnerRegistration,
} from '@restitui/domain/accounts/users/partners.access.ts';
import type { partnerList } from '@restitui/domain/accounts/users/user-list.ts';
import { canEditReminderRule } from '@restitui/domain/agreements/reminders/reminders.access.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ClientHeaderSkeleton } from '../../features/crm/clients/components/client-header-skeleton.tsx';
import type { homeSearch } from '../../features/insights/home/home-search.ts';
import { parsedByPage } from '../../lib/search-params.ts';
import { beginsCalls } from '../begin-calls.ts';
import { requireClient, requireRule } from '../guards.ts';
import { homePage } from '../home-page.ts';
import { clientPages } from './client.routes.ts';
import { portfolioPages } from './portfolio.routes.ts';
import { usuario } from './signed-in-route.ts';

const home = createRoute({
  getParentRoute: () => usuario,
  path: '/home',
  staticData: { title: 'Início' },
  validateSearch: parsedByPage<typeof homeSearch>(),
  loader: beginsCalls(homePage, ({ beginHome }) => beginHome()),
  component: lazyRouteComponent(homePage, 'HomePage'),
});

const reminders = createRoute({
  getParentRoute: () => usuario,
  path: '/lembretes',
  staticData: { title: 'Lembretes' },
  beforeLoad: requireRule(canEditReminderRule),
  component: lazyRouteComponent(
    () => import('../../features/agreements/reminders/pages/reminders.page.tsx'),
    'RemindersPage',
  ),
});

const partners = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros',
  staticData: { title: 'Lista de Parceiros' },
  validateSearch: parsedByPage<typeof partnerList.search>(),
  beforeLoad: requireRule(canListPartners),
  component: lazyRouteComponent(() => import('../../features/accounts/users/pages/partners.page.tsx'), 'PartnersPage'),
});

const partnerRegistration = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros/cadastrar',
  staticData: { title: 'Cadastrar Parceiro' },
  beforeLoad: requireRule(canOpenPartnerRegistration),
  component: lazyRouteComponent(
    () => import('../../features/accounts/users/pages/partner-registration.page.tsx'),
    'PartnerRegistrationPage',
  ),
});

const accountingRegistration = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros/cadastrar/contabilidade',
  staticData: { title: 'Cadastrar Contabilidade' },
  beforeLoad: requireRule(canOpenAccountingRegistration),
  component: lazyRouteComponent(
    () => import('../../features/accounts/users/pages/accounting-registration.page.tsx'),
    'AccountingRegistrationPage',
  ),
});

const partner = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros/$id',
  staticData: { title: 'Parceria' },
  beforeLoad: requireRule(canListPartners),
  component: lazyRouteComponent(
    () => import('../../features/accounts/partnerships/pages/partner.page.tsx'),
    'PartnerPage',
  ),
});

const ownPartnership = createRoute({
  getParentRoute: () => usuario,
  path: '/minha-parceria',
  staticData: { title: 'Minha parceria' },
  beforeLoad: requireRule(isPartner),
  component: lazyRouteComponent(
    () => import('../../features/accounts/partnerships/pages/own-partnership.page.tsx'),
    'OwnPartnershipPage',
  ),
});

const client = createRoute({
  getParentRoute: () => usuario,
  path: '/cliente/$cnpjcpf',
  loader: (visit) => requireClient(visit.params.cnpjcpf, visit),
  pendingComponent: ClientHeaderSkeleton,
  component: lazyRouteComponent(() => import('../../features/crm/clients/pages/client.layout.tsx'), 'ClientLayout'),
});

export const usuarioRoutes = usuario.addChildren([
  home,
  reminders,
  partners,
  partnerRegistration,
  accountingRegistration,
  partner,
  ownPartnership,
  ...portfolioPages(usuario),
  client.addChildren(clientPages(client)),
]);
