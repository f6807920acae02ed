import { maxIdleMinutes, type SecurityRules } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import type { SecuritySettings } from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';

export function toSecuritySettings(
  rules: SecurityRules,
  { isProvider, demonstration }: { isProvider: boolean; demonstration: boolean },
): SecuritySettings {
  return { ...rules, idle_max: maxIdleMinutes({ demonstration }), second_factor_always: isProvider && !demonstration };
}
