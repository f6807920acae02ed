import type { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/assessment.gate.ts';
import { findPayrollItems } from '../payroll-items.repository.ts';
import { toPayrollItemsRecord } from '../payroll-items.wire.ts';

export async function readPayrollItems(
  context: Context,
  { params: { id_apuracao } }: Input<typeof payrollItemsApi.read>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  return {
    data: toPayrollItemsRecord(assessment.id, await findPayrollItems(context.db, context.tenant, assessment.id)),
  };
}
