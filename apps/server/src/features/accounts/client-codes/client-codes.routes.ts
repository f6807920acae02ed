import { clientCodesApi } from '@restitui/domain/accounts/client-codes/client-codes.api.ts';
import { mount } from '../../../http/mount.ts';
import { listSignInChannels } from './use-cases/list-sign-in-channels.ts';
import { requestSignInCode } from './use-cases/request-sign-in-code.ts';
import { signInClientByCode } from './use-cases/sign-in-client-by-code.ts';

/** Sign-in of clients by a code, apart from `session`, because it reads the links of contracts. */
export const clientCodesRoutes = mount(clientCodesApi, {
  listChannels: listSignInChannels,
  request: requestSignInCode,
  signIn: signInClientByCode,
});
