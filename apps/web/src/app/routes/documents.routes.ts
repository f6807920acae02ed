import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  agreementSearch,
  draftSearch,
  previewSearch,
  userAgreementSearch,
} from '../../features/agreements/documents/agreement-search.ts';
import { portalSearch } from '../../features/crm/client-portal/portal-search.ts';
import { enterCompany, requireReadyUser, requireSignedInClient } from '../guards.ts';
import { requireWebHost } from '../host-guards.ts';
import { withCompany } from '../record-address.ts';
import { root } from './root-route.ts';

const agreementPage = () => import('../../features/agreements/documents/pages/agreement.page.tsx');
const userAgreementPage = () => import('../../features/agreements/documents/pages/user-agreement.page.tsx');
const verifyPage = () => import('../../features/agreements/evidence/pages/verify.page.tsx');

const portal = createRoute({
  getParentRoute: () => root,
  path: '/portal',
  staticData: { title: 'Meu portal' },
  validateSearch: portalSearch,
  beforeLoad: requireSignedInClient,
  component: lazyRouteComponent(() => import('../../features/crm/client-portal/pages/portal.page.tsx'), 'PortalPage'),
});

/** A public page; the server decides who may read the agreement (decision D-30). */
const agreement = createRoute({
  getParentRoute: () => root,
  path: '/minuta/$id',
  staticData: { title: 'Minuta' },
  validateSearch: agreementSearch,
  search: { middlewares: [withCompany] },
  beforeLoad: enterCompany,
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

/** The same page, at the URL of signing links. */
const signing = createRoute({
  getParentRoute: () => root,
  path: '/assinar-contrato/$id',
  staticData: { title: 'Assinar contrato' },
  validateSearch: agreementSearch,
  search: { middlewares: [withCompany] },
  beforeLoad: enterCompany,
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

const agreementWithoutClient = createRoute({
  getParentRoute: () => root,
  path: '/minuta',
  staticData: { title: 'Minuta' },
  component: lazyRouteComponent(agreementPage, 'AgreementPage'),
});

const editPreview = createRoute({
  getParentRoute: () => root,
  path: '/edit-preview/$editId',
  staticData: { title: 'Pré-Visualização da Minuta' },
  validateSearch: previewSearch,
  search: { middlewares: [withCompany] },
  beforeLoad: enterCompany,
  component: lazyRouteComponent(
    () => import('../../features/agreements/suggestions/pages/suggestion-preview.page.tsx'),
    'SuggestionPreviewPage',
  ),
});

const draftReading = createRoute({
  getParentRoute: () => root,
  path: '/minuta-read/$id/$id2',
  staticData: { title: 'Proposta de Minuta' },
  validateSearch: draftSearch,
  component: lazyRouteComponent(
    () => import('../../features/agreements/documents/pages/draft-reading.page.tsx'),
    'DraftReadingPage',
  ),
});

/** Public verification of a sealed document (decision D-32). */
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
    validateSearch: userAgreementSearch,
    search: { middlewares: [withCompany] },
    beforeLoad: async (visit) => {
      await requireWebHost();
      requireReadyUser(visit);
      await enterCompany(visit);
    },
    component: lazyRouteComponent(userAgreementPage, 'UserAgreementPage'),
  });
}

/** Pages outside the shell for reading and signing, often by people without an account. */
export const documentRoutes = [
  portal,
  agreement,
  signing,
  agreementWithoutClient,
  editPreview,
  draftReading,
  verify,
  verifyCode,
  userAgreementAt('/minuta-usuario'),
  userAgreementAt('/minuta-usuario/$id'),
] as const;
