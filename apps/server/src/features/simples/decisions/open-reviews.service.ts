import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { countUndecided, listUndecidedWithNcm } from '../analysis/simples-reviews.repository.ts';
import { listUndecidedReviews } from '../analysis/simples-runs.repository.ts';
import { decisionFinder } from './decision-finder.rules.ts';
import { listAllActiveDecisions } from './simples-decisions.repository.ts';

type Reach = Parameters<typeof listUndecidedReviews>[2];
type Result = Awaited<ReturnType<typeof listUndecidedReviews>>[number];

export interface OpenReview
  extends Pick<Result, 'id_apuracao' | 'id_client' | 'id_product' | 'empresa' | 'finishedDate'> {
  /** Products that no decision covers. */
  abertos: number;
  /** Products that are to count by a decision made since the result. */
  aAplicar: number;
  /** Sales of both, in cents. */
  centavos: number;
}

/** Lists the results in reach with products to decide, or with decisions that would change them. */
export async function listOpenReviews(db: Db, tenant: TenantId, reach: Reach): Promise<OpenReview[]> {
  const results = await listUndecidedReviews(db, tenant, reach);
  if (results.length === 0) return [];
  const runs = results.map(({ id }) => id);
  const counts = new Map((await countUndecided(db, tenant, runs)).map((row) => [row.id_run, row.produtos]));
  const decisions = await listAllActiveDecisions(db, tenant);
  const ncms = [...new Set(decisions.map(({ ncm }) => ncm).filter(Boolean))];
  const touched = ncms.length > 0 ? await listUndecidedWithNcm(db, tenant, runs, ncms) : [];
  const productsOf = Map.groupBy(touched, ({ id_run }) => id_run);
  return results
    .map(({ id, revisao, ...result }) => {
      const own = productsOf.get(id) ?? [];
      // Most results have no product with a decided NCM, and need no index.
      const find = own.length > 0 ? decisionFinder(activeDecisionsFor(decisions, result.id_client)) : () => null;
      const decided = own.map((product) => ({ product, decision: find(product) }));
      const leftOut = decided.filter(({ decision }) => decision && !decision.monofasico);
      const counted = decided.filter(({ decision }) => decision?.monofasico);
      const number = (of: typeof decided) => new Set(of.map(({ product }) => decidedKey(product))).size;
      return {
        ...result,
        abertos: (counts.get(id) ?? 0) - number([...leftOut, ...counted]),
        aAplicar: number(counted),
        centavos: (revisao?.pendente ?? 0) - leftOut.reduce((sum, { product }) => sum + product.centavos, 0),
      };
    })
    .filter(({ abertos, aAplicar }) => abertos > 0 || aAplicar > 0);
}
