import type { Day } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import type { ActRole } from './act-role.ts';
import type { AgreementEnding } from './agreement-ending.ts';
import { missingActs } from './required-acts.ts';

/** The signing state as shown to users. */
export const signingState = z.enum([
  'faltam_dados',
  'para_assinar',
  'em_assinatura',
  'em_conferencia',
  'assinado',
  'recusado',
  'cancelado',
  'expirado',
]);
export type SigningState = z.infer<typeof signingState>;

export const signingStateLabels: Record<SigningState, string> = {
  faltam_dados: 'Faltam dados para assinar',
  para_assinar: 'Para assinar',
  em_assinatura: 'Faltam assinaturas',
  em_conferencia: 'Assinatura em conferência',
  assinado: 'Assinado',
  recusado: 'Assinatura recusada',
  cancelado: 'Cancelado',
  expirado: 'Prazo de assinatura expirado',
};

/** Texts above a version that is not in force, for its PDF. */
export const signingStateNotices: Partial<Record<SigningState, string>> = {
  recusado: 'Assinatura recusada. Este texto não está em vigor.',
  cancelado: 'Contrato cancelado. Este texto não está em vigor.',
  expirado: 'O prazo para assinar terminou. Este texto não está em vigor.',
};

/** Returns whether a version ended before all signers signed it: it takes no more signatures. */
export function isEndedState(state: SigningState): boolean {
  return state === 'recusado' || state === 'cancelado' || state === 'expirado';
}

/** The facts of an agreement's current version that decide its state. */
export interface AgreementState {
  isAssinado: boolean;
  acts: readonly ActRole[];
  ending: AgreementEnding | null;
  /** The last day on which it can be signed; null without a limit. */
  expiresOn: Day | null;
  /** The data that the text lacks. */
  missing: readonly unknown[];
}

/**
 * Returns the signing state on a day: signed and ended are final for a version; then the party signs first, then the
 * others, then the identities are reviewed (F-263, F-264, decision D-47).
 */
export function signingStateOf(
  { isAssinado, acts, ending, missing, expiresOn }: AgreementState,
  today: Day,
): SigningState {
  if (isAssinado) return 'assinado';
  if (ending) return ending;
  if (missingActs(acts).length === 0) return 'em_conferencia';
  if (isExpired({ expiresOn }, today)) return 'expirado';
  if (missing.length > 0) return 'faltam_dados';
  return acts.includes('cliente') ? 'em_assinatura' : 'para_assinar';
}

/** Returns whether the last day for signing is over. */
export function isExpired({ expiresOn }: Pick<AgreementState, 'expiresOn'>, today: Day): boolean {
  return expiresOn !== null && expiresOn < today;
}
