import { canSeeContracts, canSeeDeletedContracts } from '@restitui/domain/contracts/contracts.access.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { areDeletedContractsOpen } from './contract-privileges.repository.ts';
import { type FoundContract, findContract } from './contracts.repository.ts';

/** A template of the tenant acted in that this person may read; a deleted one only while the CEO has opened them. */
export async function requireReadableContract(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<FoundContract> {
  const found = required(await findContract(db, tenant, id), contractErrors.contract_not_found);
  requireAccess(canSeeContracts(actor), contractErrors.contracts_denied);
  if (found.deletedAt !== null) {
    const granted = await areDeletedContractsOpen(db, tenant);
    requireAccess(canSeeDeletedContracts(actor, granted), contractErrors.deleted_contracts_denied);
  }
  return found;
}
