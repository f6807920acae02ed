import { canDeleteContract } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { contractOnWire, findContract, markContractDeleted } from '../contracts.repository.ts';

/** The row stays, with the day: contracts made from it go on naming it. */
export async function deleteContract(context: Context, { params: { id } }: Input<typeof contractsApi.remove>) {
  const { db, actor, tenant, platform } = context;
  const found = required(await findContract(db, tenant, id), contractErrors.contract_not_found);
  requireAccess(canDeleteContract(actor, tenant), contractErrors.contract_delete_denied);

  const deletedAt = platform.clock.now().toISOString();
  if (!(await markContractDeleted(db, tenant, id, deletedAt))) {
    throw new AppError(contractErrors.contract_already_deleted);
  }
  await recordChanges(context, { entity: 'MODELO_DE_CONTRATO', id }, { excluido: false }, { excluido: true });
  return { data: contractOnWire({ ...found, deletedAt }) };
}
