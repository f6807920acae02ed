import { sessionApi } from '@restitui/domain/session/session.api.ts';
import { mount } from '../../http/mount.ts';
import { readOwnUser } from './use-cases/read-own-user.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signOut } from './use-cases/sign-out.ts';

export const sessionRoutes = mount(sessionApi, {
  login: signIn,
  logout: signOut,
  me: readOwnUser,
});
