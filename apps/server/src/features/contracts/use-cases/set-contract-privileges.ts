import { canSetContractPrivileges } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { areDeletedContractsOpen, upsertContractPrivileges } from '../contract-privileges.repository.ts';

export async function setContractPrivileges(
  context: Context,
  { body: { granted } }: Input<typeof contractsApi.setPrivileges>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canSetContractPrivileges(actor, tenant), contractErrors.contract_privileges_denied);

  const at = platform.clock.now().toISOString();
  const before = { privilegios: await areDeletedContractsOpen(db, tenant) };
  await upsertContractPrivileges(db, { id_tenant: tenant, granted, id_user: actor.id, at });
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, before, { privilegios: granted });
  return { data: { id_tenant: tenant, granted } };
}
