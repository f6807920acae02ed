import { passwordsApi } from '@restitui/domain/passwords/passwords.api.ts';
import { mount } from '../../http/mount.ts';
import { askClientCode } from './use-cases/ask-client-code.ts';
import { askPasswordLink } from './use-cases/ask-password-link.ts';
import { changeClientPassword } from './use-cases/change-client-password.ts';
import { changeOwnPassword } from './use-cases/change-own-password.ts';
import { resetPassword } from './use-cases/reset-password.ts';

export const passwordsRoutes = mount(passwordsApi, {
  forgot: askPasswordLink,
  reset: resetPassword,
  clientForgot: askClientCode,
  clientChange: changeClientPassword,
  changeOwn: changeOwnPassword,
});
