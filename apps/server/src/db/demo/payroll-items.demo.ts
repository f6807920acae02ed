import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { payrollItemTypes } from '@restitui/domain/recovery/payroll-items/payroll-item-catalogue.ts';
import { payrollItems } from '../../features/recovery/payroll-items/payroll-items.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { Seeded } from './seeded.ts';
import { analystName } from './users.demo.ts';

/** Items that a social-security assessment usually finds: no contribution is due on them. */
const recoverable = payrollItemTypes.filter(({ incidencia }) => incidencia.startsWith('Não incide'));

/**
 * Adds payroll items of five years for each assessment that found something; returns their cents by
 * assessment.
 */
export async function fillPayrollItems(
  { db, today }: Demo,
  assessments: DemoAssessment[],
): Promise<Map<string, number>> {
  const worked = assessments.filter(
    ({ product, stage }) => product.typeServico === 'PREVIDENCIARIO' && ['found', 'part', 'whole'].includes(stage),
  );
  const rows = worked.map(({ id, product, age }) => {
    const random = new Seeded('funds', id);
    const day = dayBefore(today, age);
    const editado_em = instantOn(day, random.between(0, 539));
    const keys = Date.parse(editado_em);
    const found = new Set(random.some(recoverable, random.between(6, 12)));
    const dateEnd = addMonths(taxMonthOfDay(day), -1);
    return {
      id_apuracao: id,
      id_tenant: product.client.tenant.id,
      verbas: payrollItemTypes.map((item, i) => ({
        createdDate: new Date(keys + i).toISOString(),
        verba: item.verba,
        valor: found.has(item) ? random.between(45_000, 2_600_000) / 100 : 0,
      })),
      dateStart: addMonths(dateEnd, -59),
      dateEnd,
      version: 1,
      editado_por: analystName,
      editado_em,
    };
  });
  await insertRows(db, payrollItems, rows);
  return new Map(
    rows.map(({ id_apuracao, verbas }) => [
      id_apuracao,
      verbas.reduce((cents, { valor }) => cents + Math.round(valor * 100), 0),
    ]),
  );
}
