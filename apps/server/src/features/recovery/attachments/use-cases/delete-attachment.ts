import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import { canEditAttachments, isOpenForAttachments } from '@restitui/domain/recovery/attachments/attachments.access.ts';
import type { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { attachmentErrors as errors } from '@restitui/domain/recovery/attachments/attachments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../assessments/assessment.gate.ts';
import { lockAssessment } from '../../assessments/assessments.repository.ts';
import { findAttachment, markAttachmentDeleted } from '../attachments.repository.ts';

/** Soft delete: existing links stop working, the file is kept. */
export async function deleteAttachment(context: Context, { params: { id } }: Input<typeof attachmentsApi.remove>) {
  const { db, actor, tenant, platform } = context;
  const row = required(await findAttachment(db, tenant, id), errors.attachment_not_found);
  await lockAssessment(db, tenant, row.id_apuracao);
  const { assessment } = await requireVisibleAssessment(context, row.id_apuracao);
  requireAccess(canEditAttachments(actor), errors.attachment_edit_denied);
  const isOpen = isOpenForAttachments({ ...assessment, ofCredit: row.id_calculo !== null });
  requireAccess(isOpen, assessmentErrors.assessment_closed);

  await markAttachmentDeleted(db, tenant, id, platform.clock.now().toISOString());
  const { nome, arquivo } = row;
  await recordChanges(context, { entity: 'ANEXO', ...row }, { nome, arquivo }, { nome: null, arquivo: null });
  return { data: { id } };
}
