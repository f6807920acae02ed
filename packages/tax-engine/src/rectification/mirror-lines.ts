import { baseOf, icmsRatioOf, isKept } from '../months/declared-goods.ts';
import { type GoodsActivity, goodsActivities, isIcmsBarred } from '../months/goods-activities.ts';
import type { Reproduction } from '../months/reproduce.ts';
import type { Segregation } from '../months/segregate.ts';
import type { Activity, Declaration, Parcel } from '../pgdas/declaration.ts';
import type { Annex, MonthOfNotes } from '../reading.ts';
import { activityText } from './activity-text.ts';
import { type Laid, layOnEstablishments } from './lay-on-establishments.ts';
import { type MirrorRates, monofasica, stOfIcms, sumOfTaxes } from './mirror-taxes.ts';

/** One activity before and after, with what its parcels pay; no rates where it stays as it is. Cents. */
export interface LaidLine extends Pick<Activity, 'id' | 'annex' | 'description' | 'establishment'> {
  before: Activity | undefined;
  parcels: { parcel: Parcel; kept: boolean }[];
  rates: MirrorRates | undefined;
}

interface Place {
  cnpj: string;
  annex: Annex;
  activities: GoodsActivity[];
}

function placesOf(declaration: Declaration): Place[] {
  const places = new Map<string, Place>();
  for (const activity of goodsActivities(declaration)) {
    const key = `${activity.establishment} ${activity.annex}`;
    const place = places.get(key) ?? { cnpj: activity.establishment, annex: activity.annex, activities: [] };
    place.activities.push(activity);
    places.set(key, place);
  }
  return [...places.values()];
}

function ratesOfPlace({ annex, activities }: Place, declaration: Declaration, reproduction: Reproduction): MirrorRates {
  const isBarred = activities.some((activity) => isIcmsBarred(declaration, activity) === true);
  return {
    bands: reproduction.bands[annex],
    icmsBarred: reproduction.icmsBarred || isBarred,
    icmsRatio: reproduction.icmsByRatio ? icmsRatioOf(activities, reproduction) : undefined,
    withoutAssessed: reproduction.withoutAssessed,
  };
}

const plain = (cents: number) => ({ parcel: { cents, qualifiers: [] }, kept: false });

function parcelsOf(side: 'sem' | 'com', { sem, st, mono, both }: Laid) {
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

function linesOfPlace(place: Place, laid: Laid, rates: MirrorRates): LaidLine[] {
  const line = (side: 'sem' | 'com'): LaidLine | undefined => {
    const declared = place.activities.filter((activity) => activity.side === side);
    const kept = declared.flatMap(({ parcels }) => parcels.filter(isKept)).map((parcel) => ({ parcel, kept: true }));
    const parcels = [...parcelsOf(side, laid), ...kept];
    if (parcels.length === 0 && declared.length === 0) return undefined;
    const before = joined(declared);
    const { id, annex, description } = before ?? activityText(place.annex, side);
    return { id, annex, description, establishment: place.cnpj, before, parcels, rates };
  };
  return [line('sem'), line('com')].filter((one) => one !== undefined);
}

/** Several blocks of one activity in one establishment count as one. */
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

function laidOf(places: readonly Place[], segregation: Segregation, notes: MonthOfNotes): Map<Place, Laid> {
  const laid = new Map<Place, Laid>();
  for (const annex of ['I', 'II'] as const) {
    const own = places.filter((place) => place.annex === annex);
    const goods = own.map(({ cnpj, activities }) => ({
      cnpj,
      base: activities.reduce((sum, activity) => sum + baseOf(activity), 0),
      groups: notes.byEstablishment.find((one) => one.cnpj === cnpj)?.groups[annex],
    }));
    for (const [i, one] of layOnEstablishments(segregation[annex], goods).entries()) laid.set(own[i] as Place, one);
  }
  return laid;
}

/** The lines in the order of the declaration: goods segregated anew, everything else as it was. */
export function mirrorLines(
  declaration: Declaration,
  notes: MonthOfNotes,
  { segregation, reproduction }: { segregation: Segregation; reproduction: Reproduction },
): LaidLine[] {
  const places = placesOf(declaration);
  const laid = laidOf(places, segregation, notes);
  const unchanged = (before: Activity): LaidLine => ({
    ...before,
    before,
    parcels: before.parcels.map((parcel) => ({ parcel, kept: true })),
    rates: undefined,
  });
  return declaration.activities.flatMap((activity) => {
    const place = places.find(({ activities }) => (activities as readonly Activity[]).includes(activity));
    if (!place) return [unchanged(activity)];
    if (place.activities[0] !== activity) return [];
    return linesOfPlace(place, laid.get(place) as Laid, ratesOfPlace(place, declaration, reproduction));
  });
}
