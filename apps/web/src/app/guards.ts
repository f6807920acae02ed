import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { canSeeContracts } from '@restitui/domain/contracts/contracts.access.ts';
import { canEditBranding } from '@restitui/domain/tenants/tenants.access.ts';
import { canListUsers } from '@restitui/domain/users/users.access.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { redirect } from '@tanstack/react-router';
import { clientQuery } from '../features/clients/clients.queries.ts';
import { pendingStep } from '../features/onboarding/next-step.ts';
import { productsOfClientQuery } from '../features/products/products.queries.ts';
import { tenantsQuery } from '../features/tenants/tenants.queries.ts';
import { listedUserQuery } from '../features/users/users.queries.ts';
import { ApiError, errorText } from '../lib/api-error.ts';
import { queryClient } from '../lib/query-client.ts';
import { currentAuth, currentClient, currentTenant, hasExpired, selectTenant } from '../lib/session-store.ts';
import { notify } from '../lib/toast.ts';
import { mayOpenPath } from './page-access.ts';

interface Visit {
  location: { href: string; pathname: string };
  /** A link is only being hovered. */
  preload: boolean;
}

export function homeOf({ typeUser }: Pick<User, 'typeUser'>) {
  return typeUser === 'ADMIN' ? '/admin/home' : '/home';
}

/** Who is signed in goes to the own home: for the landing page and the sign-in. */
export function redirectSignedIn() {
  const auth = currentAuth();
  if (auth) throw redirect({ to: homeOf(auth.user), replace: true });
}

/** Signed in at all (F-076). */
function requireSession({ location }: Visit): User {
  const auth = currentAuth();
  if (!auth) {
    const search = hasExpired() ? { session: 'expired' as const } : {};
    throw redirect({ to: '/signin', search, state: { returnTo: location.href }, replace: true });
  }
  return auth.user;
}

/** A client who signed in; staff has pages of its own. */
export function requireSignedInClient() {
  redirectSignedIn();
  if (currentClient()) return;
  const search = hasExpired() ? { session: 'expired' as const } : {};
  throw redirect({ to: '/login-client', search, replace: true });
}

/** Signed in, then terms, then CEP (F-076..F-079, C-36). */
export function requireReadyUser(visit: Visit): User {
  const user = requireSession(visit);
  const step = pendingStep(user);
  if (step) throw redirect({ to: step, replace: true });
  return user;
}

/** Who is ready, and has the page in the menu (F-080, F-088); others go home. */
export function requireOwnPage(visit: Visit) {
  const user = requireReadyUser(visit);
  const mayOpen = mayOpenPath(visit.location.pathname, user, currentTenant()?.id);
  if (!mayOpen) throw redirect({ to: homeOf(user), replace: true });
}

/** For the CEP page, which comes after the terms. */
export function requireAcceptedTerms(visit: Visit) {
  if (!requireSession(visit).li_aceito) throw redirect({ to: '/termos-de-uso', replace: true });
}

/** Provider staff alone (F-080). */
export function requireAdmin() {
  if (currentAuth()?.user.typeUser !== 'ADMIN') throw redirect({ to: '/home', replace: true });
}

/** Who edits the brands of companies (D-28). */
export function requireBrandEditor() {
  const auth = currentAuth();
  if (auth && !canEditBranding(auth.user)) throw redirect({ to: homeOf(auth.user), replace: true });
}

/** Who has a list of users: among others the CEO of a consultancy, whom no other `/admin` page admits (C-08, C-09). */
export function requireUserList() {
  const auth = currentAuth();
  if (auth && !canListUsers(auth.user)) throw redirect({ to: homeOf(auth.user), replace: true });
}

/** Who has contract templates: among others the CEO of a consultancy (C-08, D-04). */
export function requireContracts() {
  const auth = currentAuth();
  if (auth && !canSeeContracts(auth.user)) throw redirect({ to: homeOf(auth.user), replace: true });
}

/** Sends home who has no menu item for the page (foundation G-02). */
export function requireRule(rule: (user: User) => boolean) {
  return () => {
    const auth = currentAuth();
    if (auth && !rule(auth.user)) throw redirect({ to: homeOf(auth.user), replace: true });
  };
}

/** The person of the address, or a word and the way back to the list. */
export async function requireListedUser(id: string, { preload }: Visit) {
  try {
    return await queryClient.ensureQueryData(listedUserQuery(id));
  } catch (error) {
    if (preload || !(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    notify.error(errorText(error));
    throw redirect({ to: '/admin/usuarios', replace: true });
  }
}

/** Addresses without a tenant are those of a tenant's own people. */
export function requireUsuario() {
  if (currentAuth()?.user.typeUser !== 'ADMIN') return;
  const selected = currentTenant();
  if (!selected) throw redirect({ to: '/admin/empresas', replace: true });
  throw redirect({ to: '/admin/$tenantId/clientes', params: { tenantId: selected.id }, replace: true });
}

/** An address that names a tenant selects it, so that a link works wherever it is opened. */
export async function enterTenant(tenantId: string, { preload }: Visit) {
  if (preload || currentTenant()?.id === tenantId) return;
  const tenants = await queryClient.ensureQueryData(tenantsQuery);
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) {
    notify.error('Empresa não encontrada.');
    throw redirect({ to: '/admin/empresas', replace: true });
  }
  changeTenant({ id: tenant.id, title: tenant.title });
}

/** What was read in another tenant must not be shown in this one. */
export function changeTenant(tenant: { id: string; title: string } | undefined) {
  selectTenant(tenant);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenants' });
}

/**
 * The client of the address, or a word and the way out: home for who may not open it, else the alerts; home as well
 * when its products do not load (F-081..F-086, C-38, C-63, W-030..W-033).
 */
export async function requireClient(cnpjcpf: string, visit: Visit) {
  const products = queryClient.ensureQueryData(productsOfClientQuery(cnpjcpf)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const client = await queryClient.ensureQueryData(clientQuery(cnpjcpf)).catch((error) => leaveClient(error, visit));
  const failure = await products;
  if (failure) leaveClient(failure, visit, true);
  return client;
}

function leaveClient(error: unknown, { preload }: Visit, hasClient = false): never {
  const auth = currentAuth();
  if (preload || !auth || !(error instanceof ApiError)) throw error;
  const denied = error.status === 403;
  notify.error(denied ? clientErrors.client_denied.message : errorText(error));
  throw redirect({ to: denied || hasClient ? homeOf(auth.user) : '/alertas', replace: true });
}
