import { usersApi } from '@restitui/domain/users/users.api.ts';
import { mount } from '../../http/mount.ts';
import { readUser } from './use-cases/read-user.ts';

export const usersRoutes = mount(usersApi, {
  read: readUser,
});
