/** Rules of a tenant for the sessions of its staff and clients. */
export interface SecurityRules {
  /** Staff must have a second factor. */
  second_factor_required: boolean;
  /** Minutes without use that end a session. */
  idle_minutes: number;
  /** Sensitive calls need a recent sign-in. */
  reauthentication: boolean;
}

export const idleLimits = { min: 5, max: 480 } as const;

/** Rules of a tenant that has set none. A demonstration asks for nothing, so that it can be shown without preparation. */
export function defaultSecurityRules({ demonstration }: { demonstration: boolean }): SecurityRules {
  return demonstration
    ? { second_factor_required: false, idle_minutes: 12 * 60, reauthentication: false }
    : { second_factor_required: false, idle_minutes: 30, reauthentication: true };
}
