import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementEditErrors as errors } from '@restitui/domain/agreement-edits/agreement-edits.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findCurrentVersion } from '../../agreements/agreements.repository.ts';
import { requireChangeable } from '../../agreements/readable-agreement.ts';
import { writeEditedVersion } from '../../agreements/write-edited-version.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { requireDecidable, storeDecision } from '../deciding.ts';
import { editOnWire } from '../edit-on-wire.ts';

/** A request for which nobody wrote a text is granted without one: the contract stays as it is. */
export async function approveAgreementEdit(
  context: Context,
  { params: { id } }: Input<typeof agreementEditsApi.approve>,
) {
  const { db, tenant } = context;
  const { edit, of } = await requireDecidable(context, id);
  requireChangeable(of);
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  let versao = current?.number ?? 0;
  if (current && edit.change !== null) {
    requireAccess(edit.base === current.number, errors.agreement_edit_outdated);
    ({ number: versao } = await writeEditedVersion(context, current, { html: edit.change, id_edit: edit.id }));
  }

  const decided = await storeDecision(context, edit.id, true);
  const record = { entity: 'CONTRATO', id: of.agreement.id, id_client: of.agreement.id_client } as const;
  const suggestion = `sugestão ${edit.number}`;
  await recordChanges(context, record, { versao: current?.number }, { versao, [suggestion]: 'aprovada' });
  return { data: editOnWire(decided, versao) };
}
