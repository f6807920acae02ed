import type { securitySettingsApi } from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const securitySettingsProbes: Probes<typeof securitySettingsApi> = {
  read: {},
  save: {
    request: () => ({ body: { second_factor_required: false, idle_minutes: 480, reauthentication: false } }),
    namesNoTenant: true,
  },
};
