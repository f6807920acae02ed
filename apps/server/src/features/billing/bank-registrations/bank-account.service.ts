import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import type { BankAccount, BankCredentials } from '../../../platform/bank-boletos.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { type BankRow, findBankRegistration } from './bank-registrations.repository.ts';
import { bankSeals } from './bank-seals.service.ts';

export interface OpenedAccount extends BankAccount {
  cpfCnpj: string;
}

/**
 * Returns the account that receives the tenant's money: the registered one, or else the tenant's name without
 * credentials.
 */
export async function openBankAccount(
  db: Db,
  platform: Pick<Platform, 'sealedTexts'>,
  id_tenant: TenantId,
): Promise<OpenedAccount> {
  const row = await findBankRegistration(db, id_tenant);
  if (row) {
    const { nome, cpfCnpj, cidade } = row;
    return { id_tenant, nome, cpfCnpj, cidade, credentials: openCredentials(platform, id_tenant, row) };
  }
  const { razao_social: nome, cidade } = required(await findTenant(db, id_tenant), wireErrors.not_found);
  return { id_tenant, nome, cpfCnpj: id_tenant, cidade, credentials: null };
}

function openCredentials(
  platform: Pick<Platform, 'sealedTexts'>,
  tenant: TenantId,
  { client_id, x_conta_corrente, secret_sealed, key_sealed, certificate_sealed }: BankRow,
): BankCredentials | null {
  const { open } = bankSeals(platform, tenant);
  const [cliente_secret, chaveKey, certificado] = [open(secret_sealed), open(key_sealed), open(certificate_sealed)];
  if (!cliente_secret || !chaveKey || !certificado) return null;
  return { client_id, x_conta_corrente, cliente_secret, chaveKey, certificado };
}
