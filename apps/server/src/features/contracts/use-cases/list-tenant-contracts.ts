import { canSeeContracts, canSeeDeletedContracts } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { areDeletedContractsOpen } from '../contract-privileges.repository.ts';
import { contractOnWire, listContracts } from '../contracts.repository.ts';

export async function listTenantContracts({ db, actor, tenant }: Context, { query }: Input<typeof contractsApi.list>) {
  requireAccess(canSeeContracts(actor), contractErrors.contracts_denied);
  if (query.isAtivo === 'false') {
    const granted = await areDeletedContractsOpen(db, tenant);
    requireAccess(canSeeDeletedContracts(actor, granted), contractErrors.deleted_contracts_denied);
  }

  const { data, page } = await listContracts(db, tenant, query);
  return { data: data.map(contractOnWire), page };
}
