import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { minutaSearch, portalSearch } from '../../lib/address-search.ts';
import { requireReadyUser, requireSignedInClient } from '../guards.ts';
import { requireWebHost } from '../host-guards.ts';
import { root } from './root-route.ts';

const minutaPage = () => import('../../features/agreements/pages/minuta.page.tsx');
const userMinutaPage = () => import('../../features/agreements/pages/user-minuta.page.tsx');
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
const minuta = createRoute({
  getParentRoute: () => root,
  path: '/minuta/$id',
  staticData: { title: 'Minuta' },
  validateSearch: minutaSearch,
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
});

/** Where signing begins: the contract's page, which asks for the signature. */
const signing = createRoute({
  getParentRoute: () => root,
  path: '/assinar-contrato/$id',
  staticData: { title: 'Assinar contrato' },
  validateSearch: minutaSearch,
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
});

const minutaOfNobody = createRoute({
  getParentRoute: () => root,
  path: '/minuta',
  staticData: { title: 'Minuta' },
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
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

function userMinutaAt<P extends '/minuta-usuario' | '/minuta-usuario/$id'>(path: P) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title: 'Minuta' },
    beforeLoad: async (visit) => {
      await requireWebHost();
      requireReadyUser(visit);
    },
    component: lazyRouteComponent(userMinutaPage, 'UserMinutaPage'),
  });
}

/** What is read and signed outside the shell, often by people without an account. */
export const documentRoutes = [
  portal,
  minuta,
  signing,
  minutaOfNobody,
  editPreview,
  draftReading,
  verify,
  verifyCode,
  userMinutaAt('/minuta-usuario'),
  userMinutaAt('/minuta-usuario/$id'),
] as const;
