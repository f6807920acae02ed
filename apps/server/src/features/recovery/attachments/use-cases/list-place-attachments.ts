import type { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/assessment.gate.ts';
import { toAttachmentResponse } from '../attachment.wire.ts';
import { requireAttachmentPlace } from '../attachment-place.gate.ts';
import { listAttachments } from '../attachments.repository.ts';

export async function listPlaceAttachments(
  context: Context,
  { params: { id, id_apuracao } }: Input<typeof attachmentsApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const id_calculo = await requireAttachmentPlace(context, assessment, id);
  const rows = await listAttachments(context.db, context.tenant, { id_apuracao, id_calculo });
  return { data: rows.map((row) => toAttachmentResponse(row, context)) };
}
