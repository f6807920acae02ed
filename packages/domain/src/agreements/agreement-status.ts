import { z } from 'zod';

/** Spelt so on the wire. */
export const agreementStatus = z.enum(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
export type AgreementStatus = z.infer<typeof agreementStatus>;

export const agreementStatusLabels: Record<AgreementStatus, string> = {
  Pendente: 'Pendente',
  Ativo: 'Ativo',
  ANALISE_CONCLUIDA: 'Análise concluída',
};

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

/** Nothing is to be signed any more, and who signed is verified (W-317). */
export function isVerifiedState({ isModifica, isVerifed }: { isModifica: boolean; isVerifed: boolean }): boolean {
  return !isModifica && isVerifed;
}

interface Closable {
  status: AgreementStatus;
  isFrist: boolean;
  isModifica: boolean;
  isVerifed: boolean;
}

/** 'Fechar Contrato' (W-311). */
export function isClosable(agreement: Closable): boolean {
  return !isVerifiedState(agreement) && agreement.status === 'ANALISE_CONCLUIDA' && !agreement.isFrist;
}

/** The text may still change: nobody signed it, it is not closed, and nobody's signature on it is verified. */
export function isChangeable(agreement: {
  isAssinado: boolean;
  isFrist: boolean;
  isModifica: boolean;
  isVerifed: boolean;
}): boolean {
  return !isFrozen(agreement) && !isVerifiedState(agreement);
}
