/** Messages within the window that close an address, and a whole tenant: who sends more is no person with a question. */
export const leadLimits = { windowMinutes: 60, perAddress: 5, perTenant: 200 } as const;
