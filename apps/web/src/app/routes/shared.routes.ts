import { canVerifyIntegrity } from '@restitui/domain/evidence/evidence.access.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import {
  alertsSearch,
  contractsSearch,
  dataRequestsSearch,
  decisionsSearch,
  lapsesSearch,
  leadsSearch,
  signaturesSearch,
} from '../../lib/address-search.ts';
import { requireContracts, requireRule } from '../guards.ts';
import { signedIn } from './signed-in-route.ts';

const alerts = createRoute({
  getParentRoute: () => signedIn,
  path: '/alertas',
  staticData: { title: 'Alertas' },
  validateSearch: alertsSearch,
  component: lazyRouteComponent(() => import('../../features/alerts/pages/alerts.page.tsx'), 'AlertsPage'),
});

/** An ADMIN reads them of the selected tenant. */
const lapses = createRoute({
  getParentRoute: () => signedIn,
  path: '/prescricoes',
  staticData: { title: 'Prescrições' },
  validateSearch: lapsesSearch,
  component: lazyRouteComponent(() => import('../../features/lapses/pages/lapses.page.tsx'), 'LapsesPage'),
});

/** Provider staff registers clients of the tenant that it acts in (G-04). */
const registerClient = createRoute({
  getParentRoute: () => signedIn,
  path: '/cadastrar-cliente',
  staticData: { title: 'Cadastrar Cliente' },
  validateSearch: z.object({ lead: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('../../features/clients/pages/register-client.page.tsx'),
    'RegisterClientPage',
  ),
});

const addNetwork = createRoute({
  getParentRoute: () => signedIn,
  path: '/adicionar-rede',
  staticData: { title: 'Adicionar Rede' },
  component: lazyRouteComponent(() => import('../../features/clients/pages/add-network.page.tsx'), 'AddNetworkPage'),
});

/** Provider staff answers the contacts of the tenant that it acts in. */
const leads = createRoute({
  getParentRoute: () => signedIn,
  path: '/leads',
  staticData: { title: 'Contatos do Site' },
  validateSearch: leadsSearch,
  component: lazyRouteComponent(() => import('../../features/leads/pages/leads.page.tsx'), 'LeadsPage'),
});

const evidence = createRoute({
  getParentRoute: () => signedIn,
  path: '/evidencias',
  staticData: { title: 'Evidências' },
  beforeLoad: requireRule((who) => canVerifyIntegrity(who, who.id_tenant)),
  component: lazyRouteComponent(() => import('../../features/evidence/pages/evidence.page.tsx'), 'EvidencePage'),
});

const draftProposal = createRoute({
  getParentRoute: () => signedIn,
  path: '/gerar-minuta',
  staticData: { title: 'Gerar Modelo de Minuta' },
  component: lazyRouteComponent(
    () => import('../../features/agreements/pages/draft-proposal.page.tsx'),
    'DraftProposalPage',
  ),
});

/** The provider's reviewers come here too (decision D-40). */
const signatures = createRoute({
  getParentRoute: () => signedIn,
  path: '/assinatura',
  staticData: { title: 'Assinaturas' },
  validateSearch: signaturesSearch,
  component: lazyRouteComponent(() => import('../../features/signatures/pages/signatures.page.tsx'), 'SignaturesPage'),
});

/** The CEO of a consultancy answers its own people. */
const dataRequests = createRoute({
  getParentRoute: () => signedIn,
  path: '/titulares',
  staticData: { title: 'Solicitações de Titulares' },
  validateSearch: dataRequestsSearch,
  component: lazyRouteComponent(
    () => import('../../features/privacy/pages/data-requests.page.tsx'),
    'DataRequestsPage',
  ),
});

const decisions = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/decisoes',
  staticData: { title: 'Decisões de Classificação' },
  validateSearch: decisionsSearch,
  component: lazyRouteComponent(
    () => import('../../features/simples-decisions/pages/decisions.page.tsx'),
    'DecisionsPage',
  ),
});

const contracts = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/contratos',
  staticData: { title: 'Contratos' },
  validateSearch: contractsSearch,
  beforeLoad: requireContracts,
  component: lazyRouteComponent(() => import('../../features/contracts/pages/contracts.page.tsx'), 'ContractsPage'),
});

/** Pages that a tenant's people and the provider's staff share: beside `usuario` and `admin`, under neither. */
export const sharedRoutes = [
  alerts,
  lapses,
  registerClient,
  addNetwork,
  leads,
  evidence,
  draftProposal,
  signatures,
  dataRequests,
  decisions,
  contracts,
] as const;
