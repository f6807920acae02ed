import { canCheckRectification } from '@restitui/domain/rectifications/rectifications.access.ts';
import type { rectificationsApi } from '@restitui/domain/rectifications/rectifications.api.ts';
import { rectificationErrors as errors } from '@restitui/domain/rectifications/rectifications.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { digestOf } from '../rectification-on-wire.ts';
import { deleteMark, saveMark } from '../rectifications.repository.ts';
import { requireRectifiedMonth } from '../rectified-month.ts';

/** Marks the mirror as it stands now, under the name of who looked; the mark of a mirror that changed is renewed. */
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
  const stood = before.conferido !== null && !before.conferido.mudou;
  const record = { entity: 'ANALISE', id: id_apuracao, id_client, id_product } as const;
  await recordChanges(context, record, { [field]: stood }, { [field]: conferido });
  return { data: await requireRectifiedMonth(context, id_apuracao, competencia) };
}
