import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { idleLimits, idleMessage } from './security-rules.ts';

const idleMinutes = (max: number) =>
  z.number(idleMessage(max)).int(idleMessage(max)).min(idleLimits.min, idleMessage(max)).max(max, idleMessage(max));

const rules = { second_factor_required: z.boolean(), reauthentication: z.boolean() };

/** The form of an installation that accepts at most so many minutes. */
export const securityFormUpTo = (max: number) => z.object({ ...rules, idle_minutes: idleMinutes(max) });

/** The server compares the minutes with what the installation accepts, which differs in a demonstration. */
export const securityForm = securityFormUpTo(idleLimits.demonstration);
export type SecurityForm = z.infer<typeof securityForm>;

export const securitySettings = z.object({
  second_factor_required: z.boolean(),
  idle_minutes: z.int(),
  reauthentication: z.boolean(),
  /** True for the provider outside a demonstration, whose staff always need a second factor. */
  second_factor_always: z.boolean(),
  /** The most minutes that may be set. */
  idle_max: z.int(),
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
