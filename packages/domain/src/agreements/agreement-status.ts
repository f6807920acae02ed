import { z } from 'zod';
import type { ActRole } from '../agreement-acts/act-role.ts';
import { actsMissing } from '../agreement-acts/acts-needed.ts';

/** Spelt so on the wire. */
export const agreementStatus = z.enum(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
export type AgreementStatus = z.infer<typeof agreementStatus>;

export const agreementStatusLabels: Record<AgreementStatus, string> = {
  Pendente: 'Pendente',
  Ativo: 'Ativo',
  ANALISE_CONCLUIDA: 'Análise concluída',
};

/** What a person sees of an agreement, from who signed it. */
export type SigningState = 'para_assinar' | 'em_assinatura' | 'em_conferencia' | 'assinado';

export const signingStateLabels: Record<SigningState, string> = {
  para_assinar: 'Para assinar',
  em_assinatura: 'Faltam assinaturas',
  em_conferencia: 'Assinatura em conferência',
  assinado: 'Assinado',
};

interface Signed {
  isAssinado: boolean;
  acts: readonly ActRole[];
}

/** Where the signing of an agreement stands: its party first, then the others, then the review (F-263, F-264). */
export function signingStateOf({ isAssinado, acts }: Signed): SigningState {
  if (isAssinado) return 'assinado';
  if (!acts.includes('cliente')) return 'para_assinar';
  return actsMissing(acts).length > 0 ? 'em_assinatura' : 'em_conferencia';
}

/** Nothing is attached or written where everybody signed, or where the text was closed to be sealed. */
export function isFrozen({ isAssinado, isFrist }: { isAssinado: boolean; isFrist: boolean }): boolean {
  return isAssinado || isFrist;
}

/** The text stays as it is: somebody signed it, or it was closed (decision D-40). */
export function hasFixedText(agreement: Signed & { isFrist: boolean }): boolean {
  return isFrozen(agreement) || agreement.acts.length > 0;
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
export function isChangeable(
  agreement: Signed & { isFrist: boolean; isModifica: boolean; isVerifed: boolean },
): boolean {
  return !hasFixedText(agreement) && !isVerifiedState(agreement);
}
