import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { mount } from '../../../http/mount.ts';
import { endOtherSessions } from './use-cases/end-other-sessions.ts';
import { endOwnSession } from './use-cases/end-own-session.ts';
import { listOwnSessions } from './use-cases/list-own-sessions.ts';
import { readOwnUser } from './use-cases/read-own-user.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signInClient } from './use-cases/sign-in-client.ts';
import { signOut } from './use-cases/sign-out.ts';

export const sessionRoutes = mount(sessionApi, {
  login: signIn,
  loginClient: signInClient,
  logout: signOut,
  me: readOwnUser,
  listOwn: listOwnSessions,
  endOthers: endOtherSessions,
  endOne: endOwnSession,
});
