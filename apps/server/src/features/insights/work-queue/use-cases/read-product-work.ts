import { dayInBrazil } from '@restitui/brazil/day.ts';
import { countedWork } from '@restitui/domain/insights/work-queue/work-kind.ts';
import { workScope } from '@restitui/domain/insights/work-queue/work-queue.access.ts';
import { type ProductWork, rowsPerGroup } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { listUnassessedProducts, listUnassignedProducts } from '../../../recovery/products/idle-products.repository.ts';
import { workOfUnassessed, workOfUnassigned } from '../work-items.wire.ts';
import { listSnoozes } from '../work-queue.repository.ts';

type Idle = Awaited<ReturnType<typeof listUnassignedProducts>>;

/** Most products without an analyst that are counted. */
const mostUnassigned = 1000;

/** Reads the work on products in all companies with one query per kind; everybody has it, and it may be empty. */
export async function readProductWork({ db, actor, tenant, platform }: Context<UserActor, InTransaction, 'all'>) {
  const today = dayInBrazil(platform.clock.now());
  const { unassigned, unassessed } = workScope(actor, actor.id_tenant);
  const snoozes = await listSnoozes(db, tenant, actor.id, today);
  const idle = unassigned ? await listUnassignedProducts(db, tenant, unassigned, mostUnassigned) : [];
  const own = unassessed ? await listUnassessedProducts(db, tenant, unassessed, actor.id) : [];
  const toAssign = idle.filter((row) => !snoozes.has(workOfUnassigned(row).id));
  const linhas = [
    ...[...Map.groupBy(toAssign, ({ id_tenant }) => id_tenant).values()].flatMap(assignmentsOf),
    ...own
      .toReversed()
      .map(assessmentOf)
      .filter(({ id }) => !snoozes.has(id)),
  ];
  return { data: { hoje: today, total: linhas.length, linhas: linhas.slice(0, rowsPerGroup) } };
}

/** Joins the products of a company that need an analyst, who is chosen for several at once. */
function assignmentsOf(rows: Idle): ProductWork[] {
  const [first] = rows;
  if (!first) return [];
  const { id, assunto, texto } = workOfUnassigned(first);
  const isOne = rows.length === 1;
  return [
    {
      ...{ id, tipo: 'atribuir', id_tenant: first.id_tenant, desde: first.since, id_product: isOne ? first.id : null },
      id_client: rows.every(({ id_client }) => id_client === first.id_client) ? first.id_client : null,
      assunto: isOne ? assunto : countedWork('atribuir', rows.length),
      texto: isOne ? texto : '',
    },
  ];
}

function assessmentOf(row: Idle[number]): ProductWork {
  const { id, assunto, texto } = workOfUnassessed(row);
  const { id_tenant, id_client } = row;
  return { id, tipo: 'apurar', id_tenant, assunto, texto, desde: row.since, id_client, id_product: row.id };
}
