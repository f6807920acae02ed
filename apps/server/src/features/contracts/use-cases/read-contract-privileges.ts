import { canSeeContracts } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { areDeletedContractsOpen } from '../contract-privileges.repository.ts';

export async function readContractPrivileges(
  { db, actor, tenant }: Context,
  _: Input<typeof contractsApi.readPrivileges>,
) {
  requireAccess(canSeeContracts(actor), contractErrors.contracts_denied);

  return { data: { id_tenant: tenant, granted: await areDeletedContractsOpen(db, tenant) } };
}
