/** Limits of reports within the window, per address and overall. */
export const reportLimits = { windowMinutes: 60, perAddress: 5, overall: 500 } as const;
