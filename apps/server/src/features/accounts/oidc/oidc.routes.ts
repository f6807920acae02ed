import { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { mount } from '../../../http/mount.ts';
import { finishProviderSignIn } from './use-cases/finish-provider-sign-in.ts';
import { listHostProviders } from './use-cases/list-host-providers.ts';
import { readOidcSettings } from './use-cases/read-oidc-settings.ts';
import { removeOidcProvider } from './use-cases/remove-oidc-provider.ts';
import { saveOidcProvider } from './use-cases/save-oidc-provider.ts';
import { startProviderSignIn } from './use-cases/start-provider-sign-in.ts';

export const oidcRoutes = mount(oidcApi, {
  providers: listHostProviders,
  start: startProviderSignIn,
  finish: finishProviderSignIn,
  readSettings: readOidcSettings,
  saveProvider: saveOidcProvider,
  removeProvider: removeOidcProvider,
});
