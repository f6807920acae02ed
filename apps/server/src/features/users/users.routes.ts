import { usersApi } from '@restitui/domain/users/users.api.ts';
import { mount } from '../../http/mount.ts';
import { acceptTerms } from './use-cases/accept-terms.ts';
import { readUser } from './use-cases/read-user.ts';
import { saveAddress } from './use-cases/save-address.ts';

export const usersRoutes = mount(usersApi, {
  read: readUser,
  acceptTerms,
  saveAddress,
});
