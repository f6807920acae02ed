import type { ErasureRequest, OwnErasureRequest } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';

export function toErasureRequestResponse({
  id_tenant: _,
  answerTo: __,
  files: ___,
  ...row
}: ErasureRequestRow): ErasureRequest {
  return row;
}

export function toOwnErasureRequestResponse(row: ErasureRequestRow): OwnErasureRequest {
  return toErasureRequestResponse(row);
}
