import { z } from 'zod';

/** The next step for a contract, an identity or a document. */
export const pendingKind = z.enum(['decidir', 'verificar', 'completar', 'assinar', 'retomar', 'receber']);
export type PendingKind = z.infer<typeof pendingKind>;

export const pendingKindLabels: Record<PendingKind, string> = {
  decidir: 'Sugestão a decidir',
  verificar: 'Identidade a conferir',
  completar: 'Dados a completar',
  assinar: 'Contrato a assinar',
  retomar: 'Contrato a retomar',
  receber: 'Documento a receber',
};

/** On whom the next step depends. */
export const pendingOn = z.enum(['cliente', 'parceiro', 'consultoria', 'testemunhas']);
export type PendingOn = z.infer<typeof pendingOn>;

export const pendingOnLabels: Record<PendingOn, string> = {
  cliente: 'Cliente',
  parceiro: 'Parceiro',
  consultoria: 'Consultoria',
  testemunhas: 'Testemunhas',
};
