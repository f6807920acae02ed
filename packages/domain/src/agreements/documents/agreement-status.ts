import { z } from 'zod';
import type { AgreementState } from '../signing/signing-state.ts';

/** Spelt so on the wire. */
export const agreementStatus = z.enum(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
export type AgreementStatus = z.infer<typeof agreementStatus>;

export const agreementStatusLabels: Record<AgreementStatus, string> = {
  Pendente: 'Pendente',
  Ativo: 'Ativo',
  ANALISE_CONCLUIDA: 'Análise concluída',
};

type Signed = Pick<AgreementState, 'isAssinado' | 'acts'>;

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

/**
 * Returns whether a change may be requested and decided: until the party has signed the version in force (W-345, D-47).
 */
export function acceptsSuggestions(agreement: Signed & Pick<AgreementState, 'ending'> & { isFrist: boolean }): boolean {
  return !isFrozen(agreement) && agreement.ending === null && !agreement.acts.includes('cliente');
}
