import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { findCurrentVersion } from '../../agreements/agreements.repository.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { requireDecidable, storeDecision } from '../deciding.ts';
import { editOnWire } from '../edit-on-wire.ts';

export async function rejectAgreementEdit(
  context: Context,
  { params: { id } }: Input<typeof agreementEditsApi.reject>,
) {
  const { db, tenant } = context;
  const { edit, of } = await requireDecidable(context, id);
  const decided = await storeDecision(context, edit.id, false);
  const record = { entity: 'CONTRATO', id: of.agreement.id, id_client: of.agreement.id_client } as const;
  await recordChanges(context, record, {}, { [`sugestão ${edit.number}`]: 'rejeitada' });
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  return { data: editOnWire(decided, current?.number ?? 0) };
}
