import { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeClientPassword } from './use-cases/change-client-password.ts';
import { changeOwnPassword } from './use-cases/change-own-password.ts';
import { readPasswordLink } from './use-cases/read-password-link.ts';
import { requestClientCode } from './use-cases/request-client-code.ts';
import { requestPasswordLink } from './use-cases/request-password-link.ts';
import { resetPassword } from './use-cases/reset-password.ts';

export const passwordsRoutes = mount(passwordsApi, {
  forgot: requestPasswordLink,
  readLink: readPasswordLink,
  reset: resetPassword,
  clientForgot: requestClientCode,
  clientChange: changeClientPassword,
  changeOwn: changeOwnPassword,
});
