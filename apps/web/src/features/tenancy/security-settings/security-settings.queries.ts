import {
  type SecurityForm,
  securitySettingsApi,
} from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { securityMessages } from './security-settings.messages.ts';

/** The rules of the acting tenant. */
export const securitySettingsQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['security-settings', tenant],
    queryFn: async ({ signal }) => (await call(securitySettingsApi.read, { signal })).data,
  });

export const saveSecuritySettings = mutationOptions({
  mutationFn: (body: SecurityForm) => call(securitySettingsApi.save, { body }),
  meta: { success: securityMessages.saved, refreshes: ['security-settings'] },
});
