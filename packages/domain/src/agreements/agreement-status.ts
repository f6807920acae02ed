import { z } from 'zod';

/** Spelt so on the wire. */
export const agreementStatus = z.enum(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
export type AgreementStatus = z.infer<typeof agreementStatus>;

/** What a person sees of an agreement, from what is signed and what may still be. */
export type SigningState = 'para_assinar' | 'em_conferencia' | 'assinado';

export const signingStateLabels: Record<SigningState, string> = {
  para_assinar: 'Para assinar',
  em_conferencia: 'Assinatura em conferência',
  assinado: 'Assinado',
};

/** Where the signing of an agreement stands (F-263, F-264). */
export function signingStateOf({ isAssinado, isModifica }: { isAssinado: boolean; isModifica: boolean }): SigningState {
  if (isAssinado) return 'assinado';
  return isModifica ? 'para_assinar' : 'em_conferencia';
}

/** Nothing new is written where somebody signed, or where the text was closed to be sealed. */
export function isFrozen({ isAssinado, isFrist }: { isAssinado: boolean; isFrist: boolean }): boolean {
  return isAssinado || isFrist;
}
