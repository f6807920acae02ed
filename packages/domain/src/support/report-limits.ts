/** Reports within the window that close an address, and the house: who sends more is no person with a broken screen. */
export const reportLimits = { windowMinutes: 60, perAddress: 5, overall: 500 } as const;
