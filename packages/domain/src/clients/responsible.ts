import type { TypeCargo } from '../users/cargo.ts';

/** Who can be responsible for a client (W-235). */
export const responsibleCargos = [
  'PARCEIRO',
  'CONTABILIDADE',
  'CEO',
  'GERENTE',
] as const satisfies readonly TypeCargo[];
