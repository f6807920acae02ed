import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import type { alertList } from '@restitui/domain/insights/alerts/alert-list.ts';
import { canListPendingItems } from '@restitui/domain/insights/pending-items/pending-items.access.ts';
import type { pendingList } from '@restitui/domain/insights/pending-items/pending-list.ts';
import type { messageLogList } from '@restitui/domain/operations/messages/message-log-list.ts';
import { canEditNotifications, canReadMessageLog } from '@restitui/domain/operations/messages/messages.access.ts';
import type { decisionList } from '@restitui/domain/simples/decisions/decision-list.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import type { identityChecksSearch } from '../../features/accounts/identity-checks/identity-check-filters.ts';
import type { templatesSearch } from '../../features/agreements/templates/template-search.ts';
import type { leadsSearch } from '../../features/crm/leads/lead-search.ts';
import type { erasuresSearch } from '../../features/operations/privacy/erasure-search.ts';
import type { limitationSearch } from '../../features/simples/limitation/limitation-search.ts';
import { parsedByPage, textParam } from '../../lib/search-params.ts';
import { requireContracts, requireRule } from '../guards.ts';
import { withCompanyOf } from '../record-address.ts';
import { signedIn } from './signed-in-route.ts';

const tags = createRoute({
  getParentRoute: () => signedIn,
  path: '/etiquetas',
  staticData: { title: 'Etiquetas' },
  beforeLoad: requireRule(canChangeTags),
  component: lazyRouteComponent(() => import('../../features/crm/tags/pages/tags.page.tsx'), 'TagsPage'),
});

const alerts = createRoute({
  getParentRoute: () => signedIn,
  path: '/alertas',
  staticData: { title: 'Alertas' },
  validateSearch: parsedByPage<typeof alertList.search>(),
  component: lazyRouteComponent(() => import('../../features/insights/alerts/pages/alerts.page.tsx'), 'AlertsPage'),
});

const pendingItems = createRoute({
  getParentRoute: () => signedIn,
  path: '/pendencias',
  staticData: { title: 'Pendências' },
  validateSearch: parsedByPage<typeof pendingList.search>(),
  beforeLoad: requireRule(canListPendingItems),
  component: lazyRouteComponent(
    () => import('../../features/insights/pending-items/pages/pending-items.page.tsx'),
    'PendingItemsPage',
  ),
});

/** An ADMIN reads those of the selected tenant. */
const limitation = createRoute({
  getParentRoute: () => signedIn,
  path: '/prescricoes',
  staticData: { title: 'Prescrições' },
  validateSearch: parsedByPage<typeof limitationSearch>(),
  component: lazyRouteComponent(
    () => import('../../features/simples/limitation/pages/limitation.page.tsx'),
    'LimitationPage',
  ),
});

/** Provider staff register clients of the acting tenant (G-04). */
const registerClient = createRoute({
  getParentRoute: () => signedIn,
  path: '/cadastrar-cliente',
  staticData: { title: 'Cadastrar Cliente' },
  validateSearch: z.object({ lead: textParam }),
  component: lazyRouteComponent(
    () => import('../../features/crm/registration/pages/register-client.page.tsx'),
    'RegisterClientPage',
  ),
});

const addNetwork = createRoute({
  getParentRoute: () => signedIn,
  path: '/adicionar-rede',
  staticData: { title: 'Adicionar Rede' },
  component: lazyRouteComponent(
    () => import('../../features/crm/registration/pages/add-network.page.tsx'),
    'AddNetworkPage',
  ),
});

/** Provider staff answer the leads of the acting tenant. */
const leads = createRoute({
  getParentRoute: () => signedIn,
  path: '/leads',
  staticData: { title: 'Contatos do Site' },
  validateSearch: parsedByPage<typeof leadsSearch>(),
  search: { middlewares: [withCompanyOf('lead')] },
  component: lazyRouteComponent(() => import('../../features/crm/leads/pages/leads.page.tsx'), 'LeadsPage'),
});

const evidence = createRoute({
  getParentRoute: () => signedIn,
  path: '/evidencias',
  staticData: { title: 'Evidências' },
  beforeLoad: requireRule((who) => canVerifyIntegrity(who, who.id_tenant)),
  component: lazyRouteComponent(
    () => import('../../features/agreements/evidence/pages/evidence.page.tsx'),
    'EvidencePage',
  ),
});

const draftProposal = createRoute({
  getParentRoute: () => signedIn,
  path: '/gerar-minuta',
  staticData: { title: 'Gerar Modelo de Minuta' },
  component: lazyRouteComponent(
    () => import('../../features/agreements/documents/pages/draft-proposal.page.tsx'),
    'DraftProposalPage',
  ),
});

/** Also for the provider's reviewers (decision D-40). */
const identityChecks = createRoute({
  getParentRoute: () => signedIn,
  path: '/assinatura',
  staticData: { title: 'Assinatura' },
  validateSearch: parsedByPage<typeof identityChecksSearch>(),
  search: { middlewares: [withCompanyOf('registro')] },
  component: lazyRouteComponent(
    () => import('../../features/accounts/identity-checks/pages/identity-checks.page.tsx'),
    'IdentityChecksPage',
  ),
});

/** The CEO of a consultancy answers requests of its users. */
const dataRequests = createRoute({
  getParentRoute: () => signedIn,
  path: '/titulares',
  staticData: { title: 'Solicitações de Titulares' },
  validateSearch: parsedByPage<typeof erasuresSearch>(),
  search: { middlewares: [withCompanyOf('solicitacao')] },
  component: lazyRouteComponent(
    () => import('../../features/operations/privacy/pages/data-requests.page.tsx'),
    'DataRequestsPage',
  ),
});

/** Rules for the sign-in and the sessions of the acting tenant. */
const securitySettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/seguranca',
  staticData: { title: 'Segurança' },
  component: lazyRouteComponent(
    () => import('../../features/tenancy/security-settings/pages/security-settings.page.tsx'),
    'SecuritySettingsPage',
  ),
});

/** The company's registrations at Google and Microsoft. */
const oidcSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/seguranca/entrada',
  staticData: { title: 'Entrada com Google ou Microsoft' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/oidc/pages/oidc-settings.page.tsx'),
    'OidcSettingsPage',
  ),
});

/** The messages that left in the name of the acting tenant. */
const sentMessages = createRoute({
  getParentRoute: () => signedIn,
  path: '/mensagens',
  staticData: { title: 'Mensagens Enviadas' },
  validateSearch: parsedByPage<typeof messageLogList.search>(),
  beforeLoad: requireRule(canReadMessageLog),
  component: lazyRouteComponent(
    () => import('../../features/operations/messages/pages/sent-messages.page.tsx'),
    'SentMessagesPage',
  ),
});

const notifications = createRoute({
  getParentRoute: () => signedIn,
  path: '/mensagens/avisos',
  staticData: { title: 'Quem é avisado' },
  beforeLoad: requireRule(canEditNotifications),
  component: lazyRouteComponent(
    () => import('../../features/operations/messages/pages/notifications.page.tsx'),
    'NotificationsPage',
  ),
});

const decisions = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/decisoes',
  staticData: { title: 'Decisões de Classificação' },
  validateSearch: parsedByPage<typeof decisionList.search>(),
  component: lazyRouteComponent(
    () => import('../../features/simples/decisions/pages/decisions.page.tsx'),
    'DecisionsPage',
  ),
});

const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/contratos',
  staticData: { title: 'Contratos' },
  validateSearch: parsedByPage<typeof templatesSearch>(),
  beforeLoad: requireContracts,
  component: lazyRouteComponent(
    () => import('../../features/agreements/templates/pages/templates.page.tsx'),
    'TemplatesPage',
  ),
});

/** Pages for both tenants' users and provider staff, under neither `usuario` nor `admin`. */
export const sharedRoutes = [
  tags,
  alerts,
  pendingItems,
  limitation,
  registerClient,
  addNetwork,
  leads,
  evidence,
  draftProposal,
  identityChecks,
  dataRequests,
  securitySettings,
  oidcSettings,
  sentMessages,
  notifications,
  decisions,
  templates,
] as const;
