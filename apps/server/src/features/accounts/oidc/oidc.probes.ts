import type { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import type { Probes } from '../../../../test/probes.ts';

const body = { client_id: 'cliente', client_secret: 'segredo', isActive: true };

export const oidcProbes: Probes<typeof oidcApi> = {
  readSettings: {},
  saveProvider: { request: () => ({ params: { provider: 'google' }, body }), namesNoTenant: true },
  removeProvider: { request: () => ({ params: { provider: 'google' } }), namesNoTenant: true },
};
