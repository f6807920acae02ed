import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { idleLimits } from './security-rules.ts';

const { min, max } = idleLimits;
const minutes = `Informe de ${min} a ${max} minutos`;

export const securityForm = z.object({
  second_factor_required: z.boolean(),
  idle_minutes: z.number(minutes).int(minutes).min(min, minutes).max(max, minutes),
  reauthentication: z.boolean(),
});
export type SecurityForm = z.infer<typeof securityForm>;

export const securitySettings = z.object({
  second_factor_required: z.boolean(),
  idle_minutes: z.int(),
  reauthentication: z.boolean(),
  /** True for the provider outside a demonstration, whose staff always need a second factor. */
  second_factor_always: z.boolean(),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

export const securitySettingsApi = {
  read: endpoint('GET /tenants/security-settings', {
    summary: 'Regras de segurança da empresa em que se atua',
    response: enveloped(securitySettings),
  }),
  save: endpoint('PUT /tenants/security-settings', {
    summary: 'Alterar as regras de segurança da empresa em que se atua',
    recentSignIn: true,
    body: securityForm,
    response: enveloped(securitySettings),
  }),
};
