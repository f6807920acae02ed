import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import { canEditAttachments, isOpenForAttachments } from '@restitui/domain/recovery/attachments/attachments.access.ts';
import type { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { attachmentErrors as errors } from '@restitui/domain/recovery/attachments/attachments.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { refuseSampleClient } from '../../../crm/clients/client.gate.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../assessments/assessment.gate.ts';
import { lockAssessment } from '../../assessments/assessments.repository.ts';
import { toAttachmentResponse } from '../attachment.wire.ts';
import { requireAttachmentPlace } from '../attachment-place.gate.ts';
import { insertAttachment } from '../attachments.repository.ts';
import { requireDocument } from '../receive-document.upload.ts';

type Upload = UploadInput<typeof attachmentsApi.upload>;

/** The file is stored completely and inspected before a row refers to it. */
export async function uploadAttachment(context: Context<UserActor, OwnTransactions>, { receive }: Upload) {
  const { actor, tenant, platform, inTenant } = context;
  const mayEdit = canEditAttachments(actor);
  const received = await receive({ keepFiles: mayEdit, encrypted: true });
  const { id_client, id_product, id_apuracao, id_calculo, nome } = received.body;

  /** Checks access and returns where the attachment belongs. */
  const place = async (context: Context) => {
    await lockAssessment(context.db, tenant, id_apuracao);
    const { assessment } = await requireVisibleAssessment(context, id_apuracao);
    requireAccess(mayEdit, errors.attachment_edit_denied);
    refuseSampleClient(assessment.id_client);
    if (assessment.id_product !== id_product || assessment.id_client !== id_client) {
      throw new AppError(errors.attachment_product_mismatch);
    }
    const credit = await requireAttachmentPlace(context, assessment, id_calculo || id_product);
    const isOpen = isOpenForAttachments({ ...assessment, ofCredit: credit !== null });
    requireAccess(isOpen, assessmentErrors.assessment_closed);
    return { id_client, id_product, id_apuracao, id_calculo: credit };
  };
  await inTenant(tenant, (db) => place({ ...context, db }));
  const { key, name, size, sha256 } = await requireDocument(platform, received);

  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const of = await place(transaction);
    const row = await insertAttachment(db, {
      ...of,
      id: newId(),
      id_tenant: tenant,
      nome,
      ...{ anexo: key, arquivo: name, tamanho: size, sha256 },
      id_user: actor.id,
      createdDate: platform.clock.now().toISOString(),
      deletedAt: null,
    });
    await recordChanges(transaction, { entity: 'ANEXO', id: row.id, ...of }, {}, { nome, arquivo: name });
    return { data: toAttachmentResponse(row, context) };
  });
}
