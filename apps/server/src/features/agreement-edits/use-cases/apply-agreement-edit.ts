import { canWriteAgreement } from '@restitui/domain/agreement-edits/agreement-edits.access.ts';
import type { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementEditErrors as errors } from '@restitui/domain/agreement-edits/agreement-edits.errors.ts';
import { hasVisibleText } from '@restitui/domain/agreements/display-html.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findCurrentVersion } from '../../agreements/agreements.repository.ts';
import { requireChangeable } from '../../agreements/readable-agreement.ts';
import { changeUndecided } from '../agreement-edits.repository.ts';
import { requireEdit, requireUndecided } from '../deciding.ts';
import { editOnWire } from '../edit-on-wire.ts';
import { editedText } from '../edited-text.ts';

/** Keeps the edited text with the suggestion; the contract stays as it is until somebody approves. */
export async function applyAgreementEdit(
  context: Context,
  { params: { id_edit }, body: { html } }: Input<typeof agreementEditsApi.apply>,
) {
  const { db, tenant, actor } = context;
  const { edit, of } = await requireEdit(context, id_edit);
  requireAccess(canWriteAgreement(actor, of.agreement), errors.agreement_edit_denied);
  requireUndecided(edit);
  requireChangeable(of);

  const change = editedText(html);
  if (!hasVisibleText(change)) {
    const { message } = errors.agreement_edit_empty;
    throw new AppError(errors.agreement_edit_empty, { issues: [{ path: 'html', message }] });
  }
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  const base = current?.number ?? 0;
  const stored = await changeUndecided(db, tenant, edit.id, { change, base, id_writer: actor.id });
  return { data: editOnWire(required(stored, errors.agreement_edit_decided), base) };
}
