import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementEditErrors } from '@restitui/domain/agreement-edits/agreement-edits.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { findAgreement, findCurrentVersion, findVersion } from '../../agreements/agreements.repository.ts';
import { type Opened, withOpenedAgreement } from '../../agreements/open-agreement.ts';
import { type EditRow, findEdit } from '../agreement-edits.repository.ts';
import { editOnWire } from '../edit-on-wire.ts';
import { previewOf } from '../edited-text.ts';

/** What changes is told against the version that the text was written on; without a text, the contract as it is. */
export function previewAgreementEdit(
  context: OpenContext,
  { params: { editId }, query: { highlight, t } }: Input<typeof agreementEditsApi.preview>,
) {
  let row: EditRow | undefined;
  const wanted = {
    t,
    missing: agreementEditErrors.agreement_edit_not_found,
    find: async (db: Opened['db'], tenant: Opened['tenant']) => {
      row = await findEdit(db, tenant, editId);
      return row && findAgreement(db, tenant, row.id_agreement);
    },
  };
  return withOpenedAgreement(context, wanted, async ({ db, tenant, agreement }) => {
    const { change, ...edit } = required(row, agreementEditErrors.agreement_edit_not_found);
    const current = await findCurrentVersion(db, tenant, agreement.id);
    const base = edit.base === null ? current : await findVersion(db, tenant, agreement.id, edit.base);
    const before = base?.html ?? '';
    const html = previewOf(before, change ?? before, { highlight: highlight === '1' });
    const partyKeys = { id_tenant: tenant, id_client: agreement.id_client, id_user: agreement.id_user };
    const { change: _, ...shown } = editOnWire({ ...edit, change }, current?.number ?? 0);
    return { data: { edit: { ...shown, ...partyKeys }, preview: { html } } };
  });
}
