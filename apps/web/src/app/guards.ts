import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { canEditBranding } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { redirect } from '@tanstack/react-router';
import { pendingStep } from '../features/accounts/onboarding/next-step.ts';
import { tenantsQuery } from '../features/tenancy/tenants/tenants.queries.ts';
import { ApiError, errorText } from '../lib/api-error.ts';
import { changeTenant } from '../lib/change-tenant.ts';
import { queryClient } from '../lib/query-client.ts';
import { currentAuth, currentClient, currentTenant, serverEnd } from '../lib/session-store.ts';
import { notify } from '../lib/toast.ts';
import { userPartnershipLink } from '../lib/user-link.ts';
import { companyOfClient } from './company-of-client.ts';
import { addressInTenant, mayOpenPath, noAccessText, partnerIn } from './page-access.ts';
import { companyOf } from './record-address.ts';

interface Visit {
  location: { href: string; pathname: string };
  /** True while the router only preloads a hovered link. */
  preload: boolean;
}

export function homeOf({ typeUser }: Pick<User, 'typeUser'>) {
  return typeUser === 'ADMIN' ? '/admin/home' : '/home';
}

/** Redirects to the home of the user and shows why, unless a hovered link is only preloaded. */
function sendHome(user: Pick<User, 'typeUser'>, { preload, location }: Visit): never {
  if (!preload) notify.error(noAccessText(location.pathname));
  throw redirect({ to: homeOf(user), replace: true });
}

/** Redirects signed-in users from the landing page and the sign-in to their home. */
export function redirectSignedIn() {
  const auth = currentAuth();
  if (auth) throw redirect({ to: homeOf(auth.user), replace: true });
}

/** Requires any signed-in user (F-076). */
export function requireSession({ location }: Visit): User {
  const auth = currentAuth();
  if (!auth) {
    const session = serverEnd();
    const search = session ? { session } : {};
    throw redirect({ to: '/signin', search, state: { returnTo: location.href }, replace: true });
  }
  return auth.user;
}

/** Requires a signed-in client; staff are redirected to their home. */
export function requireSignedInClient() {
  redirectSignedIn();
  if (currentClient()) return;
  const session = serverEnd();
  const search = session ? { session } : {};
  throw redirect({ to: '/login-client', search, replace: true });
}

/** Requires a session, accepted terms and an address, in this order (F-076..F-079, C-36). */
export function requireReadyUser(visit: Visit): User {
  const user = requireSession(visit);
  const step = pendingStep(user);
  if (step) throw redirect({ to: step, replace: true });
  return user;
}

/** Requires a ready user whose menu has the page (F-080, F-088); redirects other users to their home. */
export function requireOwnPage(visit: Visit) {
  const user = requireReadyUser(visit);
  const partner = partnerIn(visit.location.pathname);
  // Provider staff have the page of a partner among the users, in every company.
  if (partner && user.typeUser === 'ADMIN') throw redirect({ ...userPartnershipLink(partner), replace: true });
  const mayOpen = mayOpenPath(visit.location.pathname, user, currentTenant()?.id);
  if (!mayOpen) sendHome(user, visit);
}

/** Requires accepted terms, for the CEP page that follows them. */
export function requireAcceptedTerms(visit: Visit) {
  if (!requireSession(visit).li_aceito) throw redirect({ to: '/termos-de-uso', replace: true });
}

/** Requires provider staff (F-080). */
export function requireAdmin(visit: Visit) {
  const auth = currentAuth();
  if (auth?.user.typeUser !== 'ADMIN') sendHome({ typeUser: 'USUARIO' }, visit);
}

/** Requires a user who may edit the brands of companies (D-28). */
export function requireBrandEditor(visit: Visit) {
  const auth = currentAuth();
  if (auth && !canEditBranding(auth.user)) sendHome(auth.user, visit);
}

/** Requires a user with a list of users; this includes the CEO of a consultancy, who has no other `/admin` page (C-08, C-09). */
export function requireUserList(visit: Visit) {
  const auth = currentAuth();
  if (auth && !canListUsers(auth.user)) sendHome(auth.user, visit);
}

/** Requires a user with contract templates; this includes the CEO of a consultancy (C-08, D-04). */
export function requireContracts(visit: Visit) {
  const auth = currentAuth();
  if (auth && !canSeeTemplates(auth.user)) sendHome(auth.user, visit);
}

/** Redirects users without a menu item for the page to their home (foundation G-02). */
export function requireRule(rule: (user: User) => boolean) {
  return (visit: Visit) => {
    const auth = currentAuth();
    if (auth && !rule(auth.user)) sendHome(auth.user, visit);
  };
}

/** Returns the user of the URL; a refusal shows a toast and redirects to the list. */
export async function requireListedUser(id: string, { preload }: Visit) {
  try {
    const { listedUserQuery } = await import('../features/accounts/users/users.queries.ts');
    return await queryClient.ensureQueryData(listedUserQuery(id));
  } catch (error) {
    if (preload || !(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    notify.error(errorText(error));
    throw redirect({ to: '/admin/usuarios', replace: true });
  }
}

/**
 * URLs without a tenant are for a tenant's own users. Provider staff are redirected to the same page of the company that has
 * the client or is selected, and choose the company where neither is known.
 */
export async function requireUsuario(visit: Visit) {
  const auth = currentAuth();
  if (auth?.user.typeUser !== 'ADMIN') return;
  const { location, preload } = visit;
  if (location.pathname === '/home') throw redirect({ to: '/admin/empresas', replace: true });
  const hasClient = preload ? undefined : await companyOfClient(location.pathname, auth);
  const tenant = hasClient ?? currentTenant()?.id;
  if (!tenant) throw redirect({ to: '/admin/empresas', search: { abrir: location.href }, replace: true });
  const href = addressInTenant(location.href, tenant);
  if (!href) sendHome(auth.user, visit);
  throw redirect({ href, replace: true });
}

/** Selects the tenant that the URL names, so that a link works from any tenant. */
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

/** Selects the company that the search of a record's address names. */
export async function enterCompany({ search, ...visit }: Visit & { search: object }) {
  const named = companyOf(search);
  if (named) await enterTenant(named, visit);
}

/**
 * Returns the client of the URL. A refusal shows a toast and redirects: to the home when access is denied or the
 * products do not load, else to the alerts (F-081..F-086, C-38, C-63, W-030..W-033).
 */
export async function requireClient(cnpjcpf: string, visit: Visit) {
  const [{ clientQuery }, { productsOfClientQuery }] = await Promise.all([
    import('../features/crm/clients/clients.queries.ts'),
    import('../features/recovery/products/products.queries.ts'),
  ]);
  const products = queryClient.ensureQueryData(productsOfClientQuery(cnpjcpf)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const client = await queryClient.ensureQueryData(clientQuery(cnpjcpf)).catch((error) => leaveClient(error, visit));
  const failure = await products;
  if (failure) leaveClient(failure, visit, true);
  return client;
}

/** Names the company to provider staff, who may have searched in another one than the client's. */
function searchedIn({ typeUser }: Pick<User, 'typeUser'>): string | undefined {
  const searched = typeUser === 'ADMIN' ? currentTenant() : undefined;
  return searched && `Procurado em ${searched.title}. Se é de outra empresa, escolha-a e abra o link de novo.`;
}

function leaveClient(error: unknown, { preload }: Visit, hasClient = false): never {
  const auth = currentAuth();
  if (preload || !auth || !(error instanceof ApiError)) throw error;
  const denied = error.status === 403;
  notify.error(
    denied ? clientErrors.client_denied.message : errorText(error),
    denied ? undefined : searchedIn(auth.user),
    error,
  );
  throw redirect({ to: denied || hasClient ? homeOf(auth.user) : '/alertas', replace: true });
}
