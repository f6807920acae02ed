import type { Factor } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import type { FactorRow } from './second-factor.repository.ts';

export function toFactor({ id, kind, name, createdDate, lastUsedAt, rp_id }: FactorRow): Factor {
  return { id, kind, name, createdDate, lastUsedAt, host: rp_id };
}
