import type { AgreementSeal } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { SealRow } from './seals.repository.ts';

/** @param forStaff whether to include the reason of a failure */
export function toSealResponse(
  { state, code, requestedAt, sealedAt, failure }: SealRow,
  forStaff: boolean,
): AgreementSeal {
  return { state, code, requestedAt, sealedAt, failure: forStaff ? failure : null };
}
