import { canCheckRectification } from '@restitui/domain/simples/rectifications/rectifications.access.ts';
import type { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { rectificationErrors as errors } from '@restitui/domain/simples/rectifications/rectifications.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { digestOf } from '../rectification.wire.ts';
import { deleteMark, saveMark } from '../rectifications.repository.ts';
import { requireRectifiedMonth } from '../rectified-months.service.ts';

/** Marks the current mirror as checked by the actor, or removes the mark; the mark of a changed mirror is renewed. */
export async function checkRectification(
  context: Context,
  { params: { id_apuracao, competencia }, body: { conferido } }: Input<typeof rectificationsApi.check>,
) {
  const { db, tenant, actor, platform } = context;
  const { product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canCheckRectification(actor), errors.rectification_check_denied);
  const before = await requireRectifiedMonth(context, id_apuracao, competencia);
  if (!before.espelho) throw new AppError(errors.rectification_missing);

  if (conferido) {
    const at = platform.clock.now().toISOString();
    const by = { id_user: actor.id, nome: actor.name, at };
    await saveMark(db, { id_apuracao, id_tenant: tenant, competencia, digest: digestOf(before.espelho), ...by });
  } else {
    await deleteMark(db, tenant, id_apuracao, competencia);
  }
  const field = `retificacao_conferida ${competencia}`;
  const { id: id_product, id_client } = product;
  const wasChecked = before.conferido !== null && !before.conferido.mudou;
  const record = { entity: 'ANALISE', id: id_apuracao, id_client, id_product } as const;
  await recordChanges(context, record, { [field]: wasChecked }, { [field]: conferido });
  return { data: await requireRectifiedMonth(context, id_apuracao, competencia) };
}
