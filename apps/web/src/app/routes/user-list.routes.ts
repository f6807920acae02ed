import type { userList as userListSchema } from '@restitui/domain/accounts/users/user-list.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { parsedByPage } from '../../lib/search-params.ts';
import { requireListedUser, requireUserList } from '../guards.ts';
import { signedIn } from './signed-in-route.ts';

// Not under `admin`, because the CEO of a consultancy opens these pages too (C-08, D-04).
const userList = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/usuarios',
  beforeLoad: requireUserList,
});

const users = createRoute({
  getParentRoute: () => userList,
  path: '/',
  staticData: { title: 'Usuários' },
  validateSearch: parsedByPage<typeof userListSchema.search>(),
  component: lazyRouteComponent(() => import('../../features/accounts/users/pages/users.page.tsx'), 'UsersPage'),
});

/** Redirects `/admin/usuarios//editar`, whose user id is empty, to the list. */
const editWithoutUser = createRoute({
  getParentRoute: () => userList,
  path: '/editar',
  beforeLoad: () => {
    throw redirect({ to: '/admin/usuarios', replace: true });
  },
});

const user = createRoute({
  getParentRoute: () => userList,
  path: '/$id',
  loader: (visit) => requireListedUser(visit.params.id, visit),
  component: lazyRouteComponent(() => import('../../features/accounts/users/pages/user.layout.tsx'), 'UserLayout'),
});

const userIndex = createRoute({
  getParentRoute: () => user,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/usuarios/$id/permissoes', params, replace: true });
  },
});

const userPermissions = createRoute({
  getParentRoute: () => user,
  path: '/permissoes',
  staticData: { title: 'Permissões' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/users/pages/user-permissions.page.tsx'),
    'UserPermissionsPage',
  ),
});

const userEdit = createRoute({
  getParentRoute: () => user,
  path: '/editar',
  staticData: { title: 'Editar' },
  component: lazyRouteComponent(() => import('../../features/accounts/users/pages/user-edit.page.tsx'), 'UserEditPage'),
});

const userHistory = createRoute({
  getParentRoute: () => user,
  path: '/historico',
  staticData: { title: 'Histórico' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/users/pages/user-history.page.tsx'),
    'UserHistoryPage',
  ),
});

const userPartnership = createRoute({
  getParentRoute: () => user,
  path: '/parceria',
  staticData: { title: 'Parceria' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/partnerships/pages/user-partnership.page.tsx'),
    'UserPartnershipPage',
  ),
});

export const userListRoutes = userList.addChildren([
  users,
  editWithoutUser,
  user.addChildren([userIndex, userPermissions, userPartnership, userEdit, userHistory]),
]);
