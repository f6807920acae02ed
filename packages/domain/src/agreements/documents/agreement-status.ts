import { z } from 'zod';
import type { ActRole } from '../signing/act-role.ts';
import { missingActs } from '../signing/required-acts.ts';

/** Spelt so on the wire. */
export const agreementStatus = z.enum(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
export type AgreementStatus = z.infer<typeof agreementStatus>;

export const agreementStatusLabels: Record<AgreementStatus, string> = {
  Pendente: 'Pendente',
  Ativo: 'Ativo',
  ANALISE_CONCLUIDA: 'Análise concluída',
};

/** The signing state as shown to users. */
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

/**
 * Returns the signing state: the party signs first, then the others, then the identities are reviewed (F-263,
 * F-264).
 */
export function signingStateOf({ isAssinado, acts }: Signed): SigningState {
  if (isAssinado) return 'assinado';
  if (!acts.includes('cliente')) return 'para_assinar';
  return missingActs(acts).length > 0 ? 'em_assinatura' : 'em_conferencia';
}

/** Returns whether the agreement is fully signed or closed; then nothing can be attached or written. */
export function isFrozen({ isAssinado, isFrist }: { isAssinado: boolean; isFrist: boolean }): boolean {
  return isAssinado || isFrist;
}

/** Returns whether the text is final: signed by anyone, or closed (decision D-40). */
export function hasFixedText(agreement: Signed & { isFrist: boolean }): boolean {
  return isFrozen(agreement) || agreement.acts.length > 0;
}

/** Returns whether nothing is left to sign and the signer's identity is verified (W-317). */
export function isVerifiedState({ isModifica, isVerifed }: { isModifica: boolean; isVerifed: boolean }): boolean {
  return !isModifica && isVerifed;
}

interface Closable {
  status: AgreementStatus;
  isFrist: boolean;
  isModifica: boolean;
  isVerifed: boolean;
}

/** Returns whether 'Fechar Contrato' is available (W-311). */
export function isClosable(agreement: Closable): boolean {
  return !isVerifiedState(agreement) && agreement.status === 'ANALISE_CONCLUIDA' && !agreement.isFrist;
}

/** Returns whether a change may be requested: until the party has signed this agreement (W-345, decision D-47). */
export function acceptsSuggestions(agreement: Signed & { isFrist: boolean }): boolean {
  return !isFrozen(agreement) && !agreement.acts.includes('cliente');
}

/** Returns whether the text can change: not signed by anyone, not closed, and no verified identity. */
export function isChangeable(
  agreement: Signed & { isFrist: boolean; isModifica: boolean; isVerifed: boolean },
): boolean {
  return !hasFixedText(agreement) && !isVerifiedState(agreement);
}
