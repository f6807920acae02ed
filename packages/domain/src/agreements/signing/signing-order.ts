import { z } from 'zod';
import type { ActRole } from './act-role.ts';

/** The policy of a tenant on the order of signing. */
export const signingOrder = z.enum(['avisa', 'exige', 'livre']);
export type SigningOrder = z.infer<typeof signingOrder>;

export const signingOrderLabels: Record<SigningOrder, string> = {
  avisa: 'Cliente primeiro, com aviso a quem assina antes dele',
  exige: 'Cliente primeiro, sem exceção',
  livre: 'Em qualquer ordem',
};

/** Returns whether an act in this role comes before that of the client or partner, who signs first by default. */
export function comesBeforeParty(role: ActRole, acts: readonly ActRole[]): boolean {
  return role !== 'cliente' && !acts.includes('cliente');
}

/** Returns how the policy treats an act in this role: allowed, allowed after a warning, or refused. */
export function orderVerdict(
  order: SigningOrder,
  role: ActRole,
  acts: readonly ActRole[],
): 'permite' | 'avisa' | 'recusa' {
  if (order === 'livre' || !comesBeforeParty(role, acts)) return 'permite';
  return order === 'exige' ? 'recusa' : 'avisa';
}
