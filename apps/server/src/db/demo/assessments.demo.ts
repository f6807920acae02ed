import { assessments } from '../../features/recovery/assessments/assessments.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { type Stage, stageOf } from './product-statuses.data.ts';
import type { DemoProduct } from './products.demo.ts';
import { idOf, Seeded } from './seeded.ts';

export interface DemoAssessment {
  id: string;
  product: DemoProduct;
  /** Progress of this assessment; earlier ones are complete. */
  stage: Stage;
  isLatest: boolean;
  /** Days since its creation. */
  age: number;
}

const simples = 'PIS_COFINS_MONOFASICO_PARA_SN';

export async function fillAssessments({ db, today }: Demo, products: DemoProduct[]): Promise<DemoAssessment[]> {
  const made = products.flatMap(assessmentsOf);
  const rows = made.map(({ id, product, isLatest, age }) => {
    const number = made.filter((other) => other.product === product && other.age >= age).length;
    const day = dayBefore(today, age);
    const [year, month, date] = day.split('-');
    return {
      id,
      id_tenant: product.client.tenant.id,
      id_client: product.client.cnpjcpf,
      id_product: product.id,
      name: `Apuração ${number} · ${date}/${month}/${year}`,
      createdDate: instantOn(day, new Seeded(id).between(0, 539)),
      isModifica: isLatest,
    };
  });
  await insertRows(db, assessments, rows);
  return made;
}

/** Oldest first. The main client's analysis is not run, so that a tester can run it. */
function assessmentsOf(product: DemoProduct): DemoAssessment[] {
  const random = new Seeded('assessments', product.id);
  const stage = stageOf(product.status);
  const isMain = product.client.cnpjcpf === mainClient;
  if (isMain ? product.typeServico === simples : stage === 'before' || product.age < 10) return [];

  const latest = random.between(3, Math.min(150, product.age - 1));
  const rounds = isMain ? 1 : Math.min(random.pick([1, 1, 2, 2, 3]), 1 + Math.floor((product.age - latest) / 60));
  const step = Math.floor((product.age - latest) / rounds);
  return Array.from({ length: rounds }, (_, i) => {
    const isLatest = i === rounds - 1;
    return {
      id: idOf('assessment', product.id, i + 1),
      product,
      stage: isLatest ? stage : 'whole',
      isLatest,
      age: latest + step * (rounds - 1 - i),
    };
  });
}
