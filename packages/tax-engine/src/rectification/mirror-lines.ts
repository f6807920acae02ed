import { elementAt } from '../element-at.ts';
import type { Annex, MonthOfNotes } from '../engine-types.ts';
import { baseOf, icmsRatioOf, isAnalysed } from '../months/declared-goods.ts';
import { type GoodsActivity, goodsActivities, isIcmsBarred } from '../months/goods-activities.ts';
import type { Reproduction } from '../months/reproduce.ts';
import type { Segregation } from '../months/segregate.ts';
import type { Activity, Declaration, Parcel } from '../pgdas/declaration.ts';
import { activityText } from './activity-text.ts';
import { type AllocatedRevenue, allocateToEstablishments } from './allocate-to-establishments.ts';
import { type MirrorRates, monofasica, stOfIcms, sumOfTaxes } from './mirror-taxes.ts';

/** An activity before and after, with the taxes of its parcels; without rates where it is unchanged. Cents. */
export interface AllocatedLine extends Pick<Activity, 'id' | 'annex' | 'description' | 'establishment'> {
  before: Activity | undefined;
  parcels: { parcel: Parcel; kept: boolean }[];
  rates: MirrorRates | undefined;
}

interface EstablishmentAnnex {
  cnpj: string;
  annex: Annex;
  activities: GoodsActivity[];
}

function groupsOf(declaration: Declaration): EstablishmentAnnex[] {
  const groups = new Map<string, EstablishmentAnnex>();
  for (const activity of goodsActivities(declaration)) {
    const key = `${activity.establishment} ${activity.annex}`;
    const group = groups.get(key) ?? { cnpj: activity.establishment, annex: activity.annex, activities: [] };
    group.activities.push(activity);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function ratesOfGroup(
  { annex, activities }: EstablishmentAnnex,
  declaration: Declaration,
  reproduction: Reproduction,
): MirrorRates {
  const isBarred = activities.some((activity) => isIcmsBarred(declaration, activity) === true);
  return {
    bands: reproduction.bands[annex],
    icmsBarred: reproduction.icmsBarred || isBarred,
    icmsRatio: reproduction.icmsByRatio ? icmsRatioOf(activities, reproduction) : undefined,
    withoutAssessed: reproduction.withoutAssessed,
  };
}

const plain = (cents: number) => ({ parcel: { cents, qualifiers: [] }, kept: false });

function parcelsOf(side: 'sem' | 'com', { sem, st, mono, both }: AllocatedRevenue) {
  const parcels =
    side === 'sem'
      ? [plain(sem)]
      : [
          { parcel: { cents: st, qualifiers: [stOfIcms] }, kept: false },
          { parcel: { cents: mono, qualifiers: [monofasica] }, kept: false },
          { parcel: { cents: both, qualifiers: [stOfIcms, monofasica] }, kept: false },
        ];
  return parcels.filter(({ parcel }) => parcel.cents > 0);
}

function linesOfGroup(group: EstablishmentAnnex, allocated: AllocatedRevenue, rates: MirrorRates): AllocatedLine[] {
  const line = (side: 'sem' | 'com'): AllocatedLine | undefined => {
    const declared = group.activities.filter((activity) => activity.side === side);
    const kept = declared
      .flatMap(({ parcels }) => parcels.filter(isAnalysed))
      .map((parcel) => ({ parcel, kept: true }));
    const parcels = [...parcelsOf(side, allocated), ...kept];
    if (parcels.length === 0 && declared.length === 0) return undefined;
    const before = joined(declared);
    const { id, annex, description } = before ?? activityText(group.annex, side);
    return { id, annex, description, establishment: group.cnpj, before, parcels, rates };
  };
  return [line('sem'), line('com')].filter((one) => one !== undefined);
}

// Several blocks of one activity in one establishment count as one.
function joined([first, ...others]: readonly GoodsActivity[]): Activity | undefined {
  return (
    first && {
      ...first,
      revenue: others.reduce((sum, { revenue }) => sum + revenue, first.revenue),
      parcels: [first, ...others].flatMap(({ parcels }) => parcels),
      taxes: sumOfTaxes([first, ...others].map(({ taxes }) => taxes)),
    }
  );
}

function allocatedOf(
  groups: readonly EstablishmentAnnex[],
  segregation: Segregation,
  notes: MonthOfNotes,
): Map<EstablishmentAnnex, AllocatedRevenue> {
  const allocated = new Map<EstablishmentAnnex, AllocatedRevenue>();
  for (const annex of ['I', 'II'] as const) {
    const own = groups.filter((group) => group.annex === annex);
    const goods = own.map(({ cnpj, activities }) => ({
      cnpj,
      base: activities.reduce((sum, activity) => sum + baseOf(activity), 0),
      groups: notes.byEstablishment.find((one) => one.cnpj === cnpj)?.groups[annex],
    }));
    for (const [i, one] of allocateToEstablishments(segregation[annex], goods).entries())
      allocated.set(elementAt(own, i), one);
  }
  return allocated;
}

/** Returns the lines in the order of the declaration: goods with the new segregation, other activities unchanged. */
export function mirrorLines(
  declaration: Declaration,
  notes: MonthOfNotes,
  { segregation, reproduction }: { segregation: Segregation; reproduction: Reproduction },
): AllocatedLine[] {
  const groups = groupsOf(declaration);
  const allocated = allocatedOf(groups, segregation, notes);
  const unchanged = (before: Activity): AllocatedLine => ({
    ...before,
    before,
    parcels: before.parcels.map((parcel) => ({ parcel, kept: true })),
    rates: undefined,
  });
  return declaration.activities.flatMap((activity) => {
    const group = groups.find(({ activities }) => activities.some((one) => one === activity));
    const revenue = group && allocated.get(group);
    if (!group || !revenue) return [unchanged(activity)];
    if (group.activities[0] !== activity) return [];
    return linesOfGroup(group, revenue, ratesOfGroup(group, declaration, reproduction));
  });
}
