import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { usersSearch } from '../../lib/address-search.ts';
import { requireListedUser, requireUserList } from '../guards.ts';
import { signedIn } from './signed-in-route.ts';

// Beside `admin`, not under it: the CEO of a consultancy comes here too (C-08, D-04).
const userList = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/usuarios',
  beforeLoad: requireUserList,
});

const users = createRoute({
  getParentRoute: () => userList,
  path: '/',
  staticData: { title: 'Usuários' },
  validateSearch: usersSearch,
  component: lazyRouteComponent(() => import('../../features/users/pages/users.page.tsx'), 'UsersPage'),
});

/** Nobody is named: `/admin/usuarios//editar` reads as this. */
const nobodyToEdit = createRoute({
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
  component: lazyRouteComponent(() => import('../../features/users/pages/user.layout.tsx'), 'UserLayout'),
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
    () => import('../../features/users/pages/user-permissions.page.tsx'),
    'UserPermissionsPage',
  ),
});

const userEdit = createRoute({
  getParentRoute: () => user,
  path: '/editar',
  staticData: { title: 'Editar' },
  component: lazyRouteComponent(() => import('../../features/users/pages/user-edit.page.tsx'), 'UserEditPage'),
});

const userHistory = createRoute({
  getParentRoute: () => user,
  path: '/historico',
  staticData: { title: 'Histórico' },
  component: lazyRouteComponent(() => import('../../features/users/pages/user-history.page.tsx'), 'UserHistoryPage'),
});

export const userListRoutes = userList.addChildren([
  users,
  nobodyToEdit,
  user.addChildren([userIndex, userPermissions, userEdit, userHistory]),
]);
