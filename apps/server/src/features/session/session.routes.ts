import { sessionApi } from '@restitui/domain/session/session.api.ts';
import { mount } from '../../http/mount.ts';
import { readOwnUser } from './use-cases/read-own-user.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signInClient } from './use-cases/sign-in-client.ts';
import { signOut } from './use-cases/sign-out.ts';

export const sessionRoutes = mount(sessionApi, {
  login: signIn,
  loginClient: signInClient,
  logout: signOut,
  me: readOwnUser,
});
