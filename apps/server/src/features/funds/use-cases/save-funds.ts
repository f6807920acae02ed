import { keyedFunds, totalOfFunds } from '@restitui/domain/funds/fund-rows.ts';
import { canEditFunds } from '@restitui/domain/funds/funds.access.ts';
import type { fundsApi } from '@restitui/domain/funds/funds.api.ts';
import { fundErrors } from '@restitui/domain/funds/funds.errors.ts';
import { isReversed } from '@restitui/domain/funds/funds-period.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { setResumeValue } from '../../assessments/assessments.repository.ts';
import { requireOpenAssessment } from '../../assessments/open-assessment.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { type FundsRow, findFunds, putFunds } from '../funds.repository.ts';
import { fundsOnWire } from '../funds-on-wire.ts';

/** The whole list at once; a value that is not in it counts as 0. */
export async function saveFunds(
  context: Context,
  { params: { id_apuracao, dateStart, dateEnd }, query: { seen }, body }: Input<typeof fundsApi.save>,
) {
  const { db, actor, tenant, platform } = context;
  const allowed = { allowed: canEditFunds(actor), refusal: fundErrors.funds_denied };
  const { assessment, product } = await requireOpenAssessment(context, id_apuracao, allowed);
  requireAccess(!isReversed({ dateStart, dateEnd }), fundErrors.funds_period_reversed);
  const stood = await findFunds(db, tenant, id_apuracao);
  const version = stood?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(fundErrors.funds_changed);

  const now = platform.clock.now();
  const row: FundsRow = {
    ...{ id_apuracao, id_tenant: tenant, dateStart, dateEnd, version: version + 1 },
    ...{ verbas: keyedFunds(body, now), editado_por: actor.name, editado_em: now.toISOString() },
  };
  await putFunds(db, row);
  if (product.typeServico === 'PREVIDENCIARIO') {
    await setResumeValue(db, tenant, id_apuracao, 'RUBRICA', totalOfFunds(row.verbas));
  }
  const { id_client, id_product } = assessment;
  const before = fieldsOf(stood);
  const about = { entity: 'VERBAS', id: id_apuracao, id_client, id_product } as const;
  await recordChanges(context, about, before, { ...emptied(before), ...fieldsOf(row) });
  return { data: fundsOnWire(id_apuracao, row) };
}

/** The period, and each verba that has a value, by its name. */
function fieldsOf(row: Pick<FundsRow, 'dateStart' | 'dateEnd' | 'verbas'> | undefined): Record<string, unknown> {
  if (!row) return {};
  const valued = row.verbas.filter(({ valor }) => valor > 0).map(({ verba, valor }) => [verba, valor]);
  return { dateStart: row.dateStart, dateEnd: row.dateEnd, ...Object.fromEntries(valued) };
}

const emptied = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
