import { canCreateContract } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { contractOnWire, insertContract } from '../contracts.repository.ts';

export async function createContract(
  context: Context,
  { body: { nameContrato, typeContrato } }: Input<typeof contractsApi.create>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canCreateContract(actor, tenant), contractErrors.contract_create_denied);

  const created = await insertContract(db, {
    id: newId(),
    id_tenant: tenant,
    nameContrato,
    typeContrato,
    id_user: actor.id,
    createdDate: platform.clock.now().toISOString(),
  });
  const { id } = required(created, contractErrors.contract_type_taken);
  await recordChanges(context, { entity: 'MODELO_DE_CONTRATO', id }, {}, { nameContrato, typeContrato });
  return { data: contractOnWire(required(created, contractErrors.contract_type_taken)) };
}
