import { z } from 'zod';

/** Roles of signers (decision D-40). In a partnership `cliente` is the partner. */
export const actRole = z.enum(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
export type ActRole = z.infer<typeof actRole>;

const labels: Record<ActRole, string> = {
  cliente: 'Cliente',
  contratada: 'Contratada',
  testemunha_1: 'Testemunha 1',
  testemunha_2: 'Testemunha 2',
};

/** Returns the label of a role in an agreement of this kind. */
export function actRoleLabel(role: ActRole, { id_user }: { id_user: string | null }): string {
  return role === 'cliente' && id_user !== null ? 'Parceiro' : labels[role];
}
