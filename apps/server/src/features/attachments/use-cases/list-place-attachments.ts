import type { attachmentsApi } from '@restitui/domain/attachments/attachments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { attachmentOnWire } from '../attachment-on-wire.ts';
import { creditNamed } from '../attachment-place.ts';
import { listAttachments } from '../attachments.repository.ts';

export async function listPlaceAttachments(
  context: Context,
  { params: { id, id_apuracao } }: Input<typeof attachmentsApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const id_calculo = await creditNamed(context, assessment, id);
  const rows = await listAttachments(context.db, context.tenant, { id_apuracao, id_calculo });
  return { data: rows.map((row) => attachmentOnWire(row, context)) };
}
