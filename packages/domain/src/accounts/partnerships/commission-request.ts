/** Decision on a commission above that of the registrar. */
export type CommissionDecision = 'APROVADA' | 'RECUSADA';
