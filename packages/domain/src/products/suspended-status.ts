import type { ProductStatus } from './product-status.ts';

/** Work that stands still by somebody's decision. */
export const suspendedStatuses: readonly ProductStatus[] = ['SUSPENSO', 'CONTRATO_SUSPENSO', 'COMPENSACAO_SUSPENSA'];
