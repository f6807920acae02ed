import { z } from 'zod';

export const sealState = z.enum(['na_fila', 'selando', 'selado', 'falhou']);
export type SealState = z.infer<typeof sealState>;

export const sealStateLabels: Record<SealState, string> = {
  na_fila: 'Na fila para selar',
  selando: 'Selando',
  selado: 'Selado',
  falhou: 'Selagem falhou',
};
