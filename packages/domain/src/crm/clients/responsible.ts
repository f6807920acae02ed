import type { TypeCargo } from '../../accounts/users/cargo.ts';

/** Cargos that can be responsible for a client (W-235). */
export const responsibleCargos = [
  'PARCEIRO',
  'CONTABILIDADE',
  'CEO',
  'GERENTE',
] as const satisfies readonly TypeCargo[];
