import { adminRoutes } from './routes/admin.routes.ts';
import { documentRoutes } from './routes/documents.routes.ts';
import { entranceRoutes } from './routes/entrance.routes.ts';
import { root } from './routes/root-route.ts';
import { sharedRoutes } from './routes/shared.routes.ts';
import { signedIn } from './routes/signed-in-route.ts';
import { userListRoutes } from './routes/user-list.routes.ts';
import { usuarioRoutes } from './routes/usuario.routes.ts';

export const routeTree = root.addChildren([
  ...entranceRoutes,
  ...documentRoutes,
  signedIn.addChildren([usuarioRoutes, ...sharedRoutes, userListRoutes, adminRoutes]),
]);
