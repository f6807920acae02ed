import {
  formatRecoveryCode,
  normaliseRecoveryCode,
  recoveryCodeLength,
} from '@restitui/domain/accounts/second-factor/recovery-code.ts';
import { recoveryCodeCount } from '@restitui/domain/accounts/second-factor/second-factor-limits.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import { randomCode } from '../passwords/random-code.rules.ts';
import { hashToken } from '../session/token.rules.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';

export function hashRecoveryCode(typed: string): string {
  return hashToken(normaliseRecoveryCode(typed));
}

/** Replaces the recovery codes of a user; returns the new ones, which cannot be read again. */
export async function renewRecoveryCodesOf(
  db: Db,
  owner: { id_tenant: TenantId; id_user: string },
  createdDate: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomCode(recoveryCodeLength));
  const rows = codes.map((code) => ({ id: newId(), code_hash: hashRecoveryCode(code), createdDate }));
  await replaceRecoveryCodes(db, owner, rows);
  return codes.map(formatRecoveryCode);
}
