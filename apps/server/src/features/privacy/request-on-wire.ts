import type { ErasureRequest, OwnErasureRequest } from '@restitui/domain/privacy/privacy.api.ts';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';

export function requestOnWire({ id_tenant: _, answerTo: __, files: ___, ...row }: ErasureRequestRow): ErasureRequest {
  return row;
}

export function ownRequestOnWire(row: ErasureRequestRow): OwnErasureRequest {
  return requestOnWire(row);
}
