import { addMonths, competenceOfDay } from '@restitui/brazil/competence.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import { debitMonths } from '../../features/debit-months/debit-months.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';

/** What the months of a service are set against. */
const debits: Partial<Record<ServiceType, string[]>> = {
  FCVS: ['IRPJ', 'CSLL', 'PIS/PASEP', 'COFINS', 'INSS patronal', 'IRRF'],
  SUBVENCAO: ['IRPJ', 'CSLL', 'Adicional de IRPJ'],
};

/** The months before each assessment that found something; the older, the likelier paid. */
export async function fillDebitMonths({ db, today }: Demo, assessments: DemoAssessment[]): Promise<void> {
  const rows = assessments.flatMap(({ id, product, stage, age }) => {
    const names = debits[product.typeServico];
    if (!names || !['found', 'part', 'whole'].includes(stage)) return [];
    const random = new Seeded('debit months', id);
    const last = addMonths(competenceOfDay(dayBefore(today, age)), -1);
    const count = random.between(6, 16);
    return Array.from({ length: count }, (_, i) => {
      const month = addMonths(last, i + 1 - count);
      const used = i < count - 2 || stage === 'whole' ? random.some(names, random.between(1, names.length)) : [];
      const items = used.map((verba) => ({ verba, value: random.between(38_000, 1_900_000) / 100 }));
      const cents = items.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
      const isPaid = items.length > 0 && (stage === 'whole' || random.chance(1 - i / count));
      return {
        id: idOf('debit month', id, month),
        id_tenant: product.client.tenant.id,
        id_apuracao: id,
        month,
        credit: product.typeServico === 'SUBVENCAO' ? creditOf(random, cents) : 0,
        items,
        isPaid,
        isSituacaoPerDComp: isPaid || (items.length > 0 && random.chance(0.5)),
        version: 1,
      };
    });
  });
  await insertRows(db, debitMonths, rows);
}

/** Mostly more than was used, at times all of it, now and then less. */
function creditOf(random: Seeded, used: number): number {
  const share = random.pick([1.4, 1.25, 1.1, 1, 0.9]);
  return (used === 0 ? random.between(150_000, 1_800_000) : Math.round(used * share)) / 100;
}
