import { dayInBrazil, toDay } from '@restitui/brazil/day.ts';
import { roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { comparePeriods } from '@restitui/brazil/tax-month.ts';
import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { defaultClasses, type PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow, fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import { payrollItemOf } from '@restitui/domain/recovery/file-analyses/payroll-verbas.ts';
import { assignItemKeys } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import { payrollItemTotals } from '@restitui/domain/recovery/payroll-items/payroll-item-standing.ts';
import { payrollItemErrors } from '@restitui/domain/recovery/payroll-items/payroll-items.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { setResumeValue } from '../../assessments/assessments.repository.ts';
import { addFoundCredits } from '../../credits/add-credits.service.ts';
import { listCredits } from '../../credits/credits.repository.ts';
import { readCurrentRates } from '../../credits/current-rates.service.ts';
import { findPayrollItems, upsertPayrollItems } from '../../payroll-items/payroll-items.repository.ts';
import { listChoices } from '../analysis-choices.repository.ts';
import { toMonthResponse } from '../analysis-month.wire.ts';
import { listRequests } from '../analysis-requests.repository.ts';
import { requestedDays } from '../analysis-requests.service.ts';
import { findReadyRun } from '../file-analyses.repository.ts';
import { type AnalysedAssessment, requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { listMonths } from '../file-analysis-months.repository.ts';

interface Applied {
  linhas: number;
  valor: number;
}

/** Writes the selected credit, without Selic, into the payroll items or the credits of the assessment. */
export async function applyFileAnalysis(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao }, body: { seen } }: Input<typeof fileAnalysesApi.apply>,
): Promise<{ data: Applied }> {
  const { actor, tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  const today = dayInBrazil(platform.clock.now());
  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const target = await requireChangeableFileAnalysis(transaction, id_apuracao);
    requireAccess(canEditCredits(actor), errors.file_analysis_denied);
    const run = required(await findReadyRun(db, tenant, id_apuracao), errors.file_analysis_nothing);
    const day = { ...rates, today, requested: requestedDays(await listRequests(db, tenant, id_apuracao)) };
    const months = (await listMonths(db, tenant, run.id)).map(({ periodo, row }) => toMonthResponse(periodo, row, day));
    const choices = (await listChoices(db, tenant, id_apuracao)).map(({ valor }) => valor);
    const classes = choices.find((valor) => valor.tipo === 'classes')?.classes ?? defaultClasses;
    const apply = target.servico === 'PREVIDENCIARIO' ? applyToPayrollItems : applyToCredits;
    return { data: await apply(transaction, target, { months, classes, seen }) };
  });
}

interface Selection {
  months: AnalysisMonthRow[];
  classes: readonly PositionClass[];
  seen: number | undefined;
}

/** The items of the table of 52; other verbas are listed on the screen and not added (PR-073). */
async function applyToPayrollItems(
  context: Context,
  { assessment }: AnalysedAssessment,
  { months, classes, seen }: Selection,
): Promise<Applied> {
  const { db, tenant, actor, platform } = context;
  const selected = months.flatMap(({ competencia, celulas }) =>
    celulas.flatMap((cell) => {
      const verba = payrollItemOf(cell.verba);
      return verba && isSelected(cell, classes) ? [{ competencia, verba, credito: cell.credito }] : [];
    }),
  );
  const values = [...Map.groupBy(selected, ({ verba }) => verba)]
    .map(([verba, cells]) => ({ verba, valor: sumOfReais(cells.map(({ credito }) => credito)), prometida: true }))
    .filter(({ valor }) => valor > 0);
  if (values.length === 0) throw new AppError(errors.file_analysis_nothing_selected);

  const stored = await findPayrollItems(db, tenant, assessment.id);
  const version = stored?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(payrollItemErrors.funds_changed);
  const now = platform.clock.now();
  const periods = selected.map(({ competencia }) => calendarMonth(competencia)).toSorted(comparePeriods);
  const verbas = assignItemKeys(values, now);
  const [dateStart = '', dateEnd = ''] = [periods[0], periods.at(-1)];
  await upsertPayrollItems(db, {
    ...{ id_apuracao: assessment.id, id_tenant: tenant, dateStart, dateEnd, verbas, version: version + 1 },
    ...{ editado_por: actor.name, editado_em: now.toISOString() },
  });
  const { prometido } = payrollItemTotals(verbas);
  await setResumeValue(db, tenant, assessment.id, 'RUBRICA', roundedCents(prometido));
  const { id_client, id_product } = assessment;
  const before = Object.fromEntries((stored?.verbas ?? []).map(({ verba, valor }) => [verba, valor]));
  const emptied = Object.fromEntries(Object.keys(before).map((verba) => [verba, null]));
  await recordChanges(context, { entity: 'VERBAS', id: assessment.id, id_client, id_product }, before, {
    ...emptied,
    ...Object.fromEntries(verbas.map(({ verba, valor }) => [verba, valor])),
  });
  return { linhas: verbas.length, valor: sumOfReais(verbas.map(({ valor }) => valor)) };
}

/** One credit per month; a month that has a credit already is left as it is. */
async function applyToCredits(
  context: Context,
  { assessment }: AnalysedAssessment,
  { months, classes }: Selection,
): Promise<Applied> {
  const { db, tenant } = context;
  const entered = new Set(
    (await listCredits(db, tenant, assessment.id)).map((row) => `${row.mesCompetencia}/${row.anoCompetencia}`),
  );
  const found = months.flatMap(({ competencia, pagamento, celulas }) => {
    const valor = sumOfReais(celulas.filter((cell) => isSelected(cell, classes)).map(({ credito }) => credito));
    const [month, year] = competencia.split('/').map(Number);
    return valor > 0 && pagamento && !entered.has(`${month}/${year}`)
      ? [{ competencia, pagoEm: toDay(pagamento), valor }]
      : [];
  });
  if (found.length === 0) throw new AppError(errors.file_analysis_nothing_selected);
  return addFoundCredits(context, assessment, found);
}

const calendarMonth = (period: string) => (period.startsWith('13/') ? `12/${period.slice(3)}` : period);
