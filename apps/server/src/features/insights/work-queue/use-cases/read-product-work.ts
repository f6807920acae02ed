import { dayInBrazil } from '@restitui/brazil/day.ts';
import { countedWork } from '@restitui/domain/insights/work-queue/work-kind.ts';
import { workScope } from '@restitui/domain/insights/work-queue/work-queue.access.ts';
import { type ProductWork, rowsPerGroup, type WorkItem } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { listUnassessedProducts, listUnassignedProducts } from '../../../recovery/products/idle-products.repository.ts';
import { workOfUnassessed, workOfUnassigned } from '../work-items.wire.ts';
import { listSnoozes } from '../work-queue.repository.ts';

type Idle = Awaited<ReturnType<typeof listUnassignedProducts>>[number];

/** Most products without an analyst that are counted. */
const mostUnassigned = 1000;

/** Reads the work on products in all companies with one query per kind; everybody has it, and it may be empty. */
export async function readProductWork({ db, actor, tenant, platform }: Context<UserActor, InTransaction, 'all'>) {
  const today = dayInBrazil(platform.clock.now());
  const { unassigned, unassessed } = workScope(actor, actor.id_tenant);
  const snoozes = await listSnoozes(db, tenant, actor.id, today);
  const idle = unassigned ? await listUnassignedProducts(db, tenant, unassigned, mostUnassigned) : [];
  const own = unassessed ? await listUnassessedProducts(db, tenant, unassessed, actor.id) : [];
  const isDue = ({ id }: ProductWork) => !snoozes.has(id);
  const toAssign = idle.map((row) => workIn(row, 'atribuir', workOfUnassigned(row))).filter(isDue);
  const toAssess = own.map((row) => workIn(row, 'apurar', workOfUnassessed(row))).filter(isDue);
  const linhas = [
    ...[...Map.groupBy(toAssign, ({ id_tenant }) => id_tenant).values()].flatMap(joinAssignments),
    ...toAssess.toReversed(),
  ];
  return { data: { hoje: today, total: linhas.length, linhas: linhas.slice(0, rowsPerGroup) } };
}

function workIn({ id_tenant, since }: Idle, tipo: ProductWork['tipo'], item: WorkItem): ProductWork {
  const { id, assunto, texto, id_client, id_product } = item;
  return { id, tipo, id_tenant, assunto, texto, desde: since, id_client, id_product };
}

/** Joins the products of a company that need an analyst, who is chosen for several at once. */
function joinAssignments(ofCompany: ProductWork[]): ProductWork[] {
  const [first, ...others] = ofCompany;
  if (!first || others.length === 0) return ofCompany;
  const id_client = others.every((other) => other.id_client === first.id_client) ? first.id_client : null;
  const assunto = countedWork('atribuir', ofCompany.length);
  return [{ ...first, assunto, texto: '', id_client, id_product: null }];
}
