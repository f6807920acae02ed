/** Messages within the window after which an address or a tenant is blocked, as a protection against spam. */
export const leadLimits = { windowMinutes: 60, perAddress: 5, perTenant: 200 } as const;
