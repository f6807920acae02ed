import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { agreementSearch, portalSearch } from '../../lib/address-search.ts';
import { requireReadyUser, requireSignedInClient } from '../guards.ts';
import { requireWebHost } from '../host-guards.ts';
import { root } from './root-route.ts';

const agreementPage = () => import('../../features/agreements/pages/agreement.page.tsx');
const userAgreementPage = () => import('../../features/agreements/pages/user-agreement.page.tsx');
const verifyPage = () => import('../../features/evidence/pages/verify.page.tsx');
/** A link's token. */
const linkSearch = z.object({ t: z.string().optional().catch(undefined) });

const portal = createRoute({
  getParentRoute: () => root,
  path: '/portal',
  staticData: { title: 'Meu portal' },
  validateSearch: portalSearch,
  beforeLoad: requireSignedInClient,
  component: lazyRouteComponent(() => import('../../features/client-portal/pages/portal.page.tsx'), 'PortalPage'),
});

/** Open to everybody: who may read what is the server's to say (decision D-30). */
const agreement = createRoute({
  getParentRoute: () => root,
  path: '/minuta/$id',
  staticData: { title: 'Minuta' },
  validateSearch: agreementSearch,
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

/** Where signing begins: the contract's page, which asks for the signature. */
const signing = createRoute({
  getParentRoute: () => root,
  path: '/assinar-contrato/$id',
  staticData: { title: 'Assinar contrato' },
  validateSearch: agreementSearch,
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

const agreementOfNobody = createRoute({
  getParentRoute: () => root,
  path: '/minuta',
  staticData: { title: 'Minuta' },
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

const editPreview = createRoute({
  getParentRoute: () => root,
  path: '/edit-preview/$editId',
  staticData: { title: 'Pré-Visualização da Minuta' },
  validateSearch: linkSearch,
  component: lazyRouteComponent(
    () => import('../../features/agreement-edits/pages/edit-preview.page.tsx'),
    'EditPreviewPage',
  ),
});

const draftReading = createRoute({
  getParentRoute: () => root,
  path: '/minuta-read/$id/$id2',
  staticData: { title: 'Proposta de Minuta' },
  validateSearch: linkSearch,
  component: lazyRouteComponent(
    () => import('../../features/agreements/pages/draft-reading.page.tsx'),
    'DraftReadingPage',
  ),
});

/** For whoever holds a sealed document (decision D-32). */
const verify = createRoute({
  getParentRoute: () => root,
  path: '/verificar',
  staticData: { title: 'Verificar documento' },
  component: lazyRouteComponent(verifyPage, 'VerifyPage'),
});

const verifyCode = createRoute({
  getParentRoute: () => root,
  path: '/verificar/$codigo',
  staticData: { title: 'Verificar documento' },
  component: lazyRouteComponent(verifyPage, 'VerifyPage'),
});

function userAgreementAt<P extends '/minuta-usuario' | '/minuta-usuario/$id'>(path: P) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title: 'Minuta' },
    beforeLoad: async (visit) => {
      await requireWebHost();
      requireReadyUser(visit);
    },
    component: lazyRouteComponent(userAgreementPage, 'UserAgreementPage'),
  });
}

/** What is read and signed outside the shell, often by people without an account. */
export const documentRoutes = [
  portal,
  agreement,
  signing,
  agreementOfNobody,
  editPreview,
  draftReading,
  verify,
  verifyCode,
  userAgreementAt('/minuta-usuario'),
  userAgreementAt('/minuta-usuario/$id'),
] as const;
