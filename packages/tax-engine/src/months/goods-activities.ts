import type { Annex } from '../engine-types.ts';
import type { Activity, Declaration } from '../pgdas/declaration.ts';

/** An activity of goods in the home market: ids 1, 2, 4 and 5. */
export type GoodsActivity = Activity & { annex: Annex; side: 'sem' | 'com' };

function isGoods(activity: Activity): activity is GoodsActivity {
  return activity.annex !== null && activity.side !== null;
}

/** Returns the activities that sell goods in the home market, in order. */
export function goodsActivities({ activities }: Declaration): GoodsActivity[] {
  return activities.filter(isGoods);
}

/** Returns true when the establishment is barred from collecting ICMS in the DAS; undefined when not printed. */
export function isIcmsBarred({ establishments }: Declaration, activity: Activity): boolean | undefined {
  return establishments.find(({ cnpj }) => cnpj === activity.establishment)?.icmsBarred;
}

/** Returns the revenue of goods without and with substitution, cents. */
export function goodsRevenue(declaration: Declaration): { sem: number; com: number; total: number } {
  const revenue = { sem: 0, com: 0, total: 0 };
  for (const activity of goodsActivities(declaration)) {
    revenue[activity.side] += activity.revenue;
    revenue.total += activity.revenue;
  }
  return revenue;
}
