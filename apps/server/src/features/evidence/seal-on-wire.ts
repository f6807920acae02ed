import type { AgreementSeal } from '@restitui/domain/evidence/evidence.api.ts';
import type { SealRow } from './seals.repository.ts';

/** @param forStaff why it failed is for them alone */
export function sealOnWire({ state, code, requestedAt, sealedAt, failure }: SealRow, forStaff: boolean): AgreementSeal {
  return { state, code, requestedAt, sealedAt, failure: forStaff ? failure : null };
}
