/** Rules of a tenant for the sessions of its staff and clients. */
export interface SecurityRules {
  /** Staff must have a second factor. */
  second_factor_required: boolean;
  /** Minutes without use that end a session. */
  idle_minutes: number;
  /** Sensitive calls need a recent sign-in. */
  reauthentication: boolean;
}

/** Minutes that may be set; the default of a demonstration is the most that any installation accepts. */
export const idleLimits = { min: 5, max: 480, demonstration: 12 * 60 } as const;

/** Returns the most minutes that may be set. */
export function maxIdleMinutes({ demonstration }: { demonstration: boolean }): number {
  return demonstration ? idleLimits.demonstration : idleLimits.max;
}

export const idleMessage = (max: number) => `Informe de ${idleLimits.min} a ${max} minutos`;

/** Rules of a tenant that has set none. A demonstration asks for nothing, so that it can be shown without preparation. */
export function defaultSecurityRules({ demonstration }: { demonstration: boolean }): SecurityRules {
  return demonstration
    ? { second_factor_required: false, idle_minutes: idleLimits.demonstration, reauthentication: false }
    : { second_factor_required: false, idle_minutes: 30, reauthentication: true };
}
