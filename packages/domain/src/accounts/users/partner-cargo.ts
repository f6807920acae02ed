import type { TypeCargo } from './cargo.ts';

/** Cargos that the partner page registers; accounting firms have their own page (foundation C-14). */
export const partnerCargos = ['GERENTE', 'PARCEIRO'] as const satisfies readonly TypeCargo[];
export type PartnerCargo = (typeof partnerCargos)[number];
