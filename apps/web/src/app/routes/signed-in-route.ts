import { createRoute } from '@tanstack/react-router';
import { enterCompany, requireAdmin, requireOwnPage, requireUsuario } from '../guards.ts';
import { requireWebHost } from '../host-guards.ts';
import { PendingShell } from '../pending-page.tsx';
import { SignedInLayout } from '../signed-in.layout.tsx';
import { root } from './root-route.ts';

/** The shell: menu, top bar and page. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async (visit) => {
    await requireWebHost();
    await enterCompany(visit);
    await requireOwnPage(visit);
  },
  component: SignedInLayout,
  pendingComponent: PendingShell,
});

/** Pages of a tenant's own users. */
export const usuario = createRoute({ getParentRoute: () => signedIn, id: 'usuario', beforeLoad: requireUsuario });

/** Pages of provider staff. */
export const admin = createRoute({ getParentRoute: () => signedIn, path: '/admin', beforeLoad: requireAdmin });
