import { roundedCents } from '@restitui/brazil/money.ts';
import { assignItemKeys } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import { isPromised, payrollItemTotals } from '@restitui/domain/recovery/payroll-items/payroll-item-standing.ts';
import { canEditPayrollItems } from '@restitui/domain/recovery/payroll-items/payroll-items.access.ts';
import type { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { payrollItemErrors } from '@restitui/domain/recovery/payroll-items/payroll-items.errors.ts';
import { isReversed } from '@restitui/domain/recovery/payroll-items/payroll-items-period.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { setResumeValue } from '../../assessments/assessments.repository.ts';
import { requireOpenAssessment } from '../../assessments/open-assessment.gate.ts';
import { findPayrollItems, type PayrollItemsRow, upsertPayrollItems } from '../payroll-items.repository.ts';
import { toPayrollItemsRecord } from '../payroll-items.wire.ts';

/** Saves the whole list; the promised items are the credit of the assessment. An item that is missing from it counts as 0. */
export async function savePayrollItems(
  context: Context,
  { params: { id_apuracao, dateStart, dateEnd }, query: { seen }, body }: Input<typeof payrollItemsApi.save>,
) {
  const { db, actor, tenant, platform } = context;
  const allowed = { allowed: canEditPayrollItems(actor), refusal: payrollItemErrors.funds_denied };
  const { assessment, product } = await requireOpenAssessment(context, id_apuracao, allowed);
  requireAccess(!isReversed({ dateStart, dateEnd }), payrollItemErrors.funds_period_reversed);
  const stored = await findPayrollItems(db, tenant, id_apuracao);
  const version = stored?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(payrollItemErrors.funds_changed);

  const now = platform.clock.now();
  const row: PayrollItemsRow = {
    ...{ id_apuracao, id_tenant: tenant, dateStart, dateEnd, version: version + 1 },
    ...{ verbas: assignItemKeys(body, now), editado_por: actor.name, editado_em: now.toISOString() },
  };
  await upsertPayrollItems(db, row);
  if (product.typeServico === 'PREVIDENCIARIO') {
    await setResumeValue(db, tenant, id_apuracao, 'RUBRICA', roundedCents(payrollItemTotals(row.verbas).prometido));
  }
  const { id_client, id_product } = assessment;
  const before = fieldsOf(stored);
  const about = { entity: 'VERBAS', id: id_apuracao, id_client, id_product } as const;
  await recordChanges(context, about, before, { ...emptied(before), ...fieldsOf(row) });
  return { data: toPayrollItemsRecord(id_apuracao, row) };
}

/** Returns the period, the value of each non-zero item by its name, and the names of those that are not promised. */
function fieldsOf(row: Pick<PayrollItemsRow, 'dateStart' | 'dateEnd' | 'verbas'> | undefined): Record<string, unknown> {
  if (!row) return {};
  const valued = row.verbas.filter(({ valor }) => valor > 0);
  const values = valued.map(({ verba, valor }) => [verba, valor]);
  const excluded = valued.filter((item) => !isPromised(item)).map(({ verba }) => verba);
  const { dateStart, dateEnd } = row;
  return { dateStart, dateEnd, foraDoCredito: excluded.join(', ') || null, ...Object.fromEntries(values) };
}

const emptied = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
