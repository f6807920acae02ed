import type { ProductStatus } from './product-status.ts';

/** Statuses in which work was suspended by a decision. */
export const suspendedStatuses: readonly ProductStatus[] = ['SUSPENSO', 'CONTRATO_SUSPENSO', 'COMPENSACAO_SUSPENSA'];
