import { type Fraction, fraction, halfUp, isMore, over, rounded, times } from './fraction.ts';
import { annexOf, type GoldenActivity, type GoldenGroups, type GoldenInput, type GoldenMonth } from './golden-month.ts';
import { lawMean, lawTax } from './law-rates.ts';
import { bandsOf, declaredDas, declaredTax, monthRevenue, pays, revenueOf, total } from './reference-declaration.ts';

type Goods = 'I' | 'II';
type Result = Pick<GoldenMonth, 'expected' | 'reason'>;

const texts = {
  opportunity: 'Oportunidade de restituição devido a não segregação de fator monofásico.',
  already: 'Cliente já segrega monofásico',
  none: 'Sem oportunidade, valor segregado maior que o encontrado.',
  error: 'Problema ao Diagnosticar.',
};

const annexes: readonly Goods[] = ['I', 'II'];
const isSetAside = ({ mark }: { mark?: string }) => mark === 'suspensa' || mark === 'oficio';
const reais = (cents: number) => cents / 100;

function groupsOf({ notes }: GoldenInput, annex: Goods): GoldenGroups {
  return { none: 0, st: 0, mono: 0, both: 0, ...notes[annex] };
}

/** Returns the factor that scales the notes to the declaration, or the reason why they cannot be compared. */
function scale({ regime, unfloored }: GoldenInput, found: number, declared: number): Fraction | string {
  if (regime === 'Caixa') {
    const apart = found === 0 || declared * 2 < found || declared > found * 2;
    return apart ? 'CAIXA_FORA_DE_FAIXA' : fraction(declared, found);
  }
  if ((unfloored ?? found) * 100 > declared * 105) return 'XML_MAIOR_QUE_DECLARADO';
  return found > declared ? fraction(declared, found) : fraction(1);
}

/** Scales the groups of an annex and limits them to its base: the excess reduces ST first, then both, then mono. */
function segregated(groups: GoldenGroups, base: number, k: Fraction) {
  const of = (cents: number) => halfUp(times(fraction(cents), k));
  const kept = { st: of(groups.st), mono: of(groups.mono), both: of(groups.both) };
  let over = Math.max(0, kept.st + kept.mono + kept.both - base);
  for (const group of ['st', 'both', 'mono'] as const) {
    const cut = Math.min(kept[group], over);
    kept[group] -= cut;
    over -= cut;
  }
  return { ...kept, sem: base - kept.st - kept.mono - kept.both };
}

// Without printed parcels, the monofásico revenue is inferred from COFINS.
function declaredMono(month: GoldenInput, activity: GoldenActivity): number {
  if (month.kind !== 'declaracao') {
    return total(
      activity.parcels.filter((parcel) => !pays(parcel, 'COFINS')),
      ({ cents }) => cents,
    );
  }
  if (activity.id !== 2 && activity.id !== 5) return 0;
  const rate = lawMean(bandsOf(month, annexOf(activity)), 'COFINS');
  const left = revenueOf(activity) - halfUp(over(fraction(declaredTax(month, activity, 'COFINS')), rate));
  return left < 100 ? 0 : left;
}

function sameWithin(month: GoldenInput, goods: readonly GoldenActivity[], mono: number): Fraction {
  const usual = mono > 20_000 ? fraction(mono * 5, 1000) : fraction(100);
  const hidden = month.kind === 'declaracao' ? goods.filter(({ id }) => id === 2 || id === 5) : [];
  if (hidden.length === 0) return usual;
  const rates = hidden.map((activity) => lawMean(bandsOf(month, annexOf(activity)), 'COFINS'));
  const lowest = rates.reduce((least, rate) => (isMore(least, rate) ? rate : least));
  const doubt = over(fraction(hidden.length), lowest);
  return isMore(doubt, usual) ? doubt : usual;
}

/** Returns ICMS as a function of revenue: by the table, or by its ratio where the table does not explain it. */
function icmsOn(month: GoldenInput, goods: readonly GoldenActivity[], annex: Goods): (cents: number) => number {
  const own = goods.filter((activity) => annexOf(activity) === annex);
  const byShare = month.rba !== undefined || goods.some(({ icms }) => icms !== undefined);
  if (!byShare) return (cents) => lawTax(cents, bandsOf(month, annex), 'ICMS');
  const paying = total(own, ({ parcels }) =>
    total(
      parcels.filter((parcel) => pays(parcel, 'ICMS')),
      ({ cents }) => cents,
    ),
  );
  const share = over(fraction(total(own, (activity) => declaredTax(month, activity, 'ICMS'))), fraction(paying));
  return (cents) => halfUp(times(fraction(cents), share));
}

/** Returns PIS or COFINS paid on goods, without parcels that were set aside. */
function paidTax(month: GoldenInput, goods: readonly GoldenActivity[], tax: 'COFINS' | 'PIS'): number {
  return total(goods, (activity) => {
    const aside = total(activity.parcels.filter(isSetAside), ({ cents }) =>
      lawTax(cents, bandsOf(month, annexOf(activity)), tax),
    );
    return declaredTax(month, activity, tax) - aside;
  });
}

const percent = (part: number, whole: number, places = 2) =>
  rounded(over(fraction(part * 100), fraction(whole)), places);

/** Computes the analysis (design §5) independently of the engine, in exact fractions. Shares no code with it. */
export function computeReferenceMonth(month: GoldenInput): Result {
  const goods = month.activities.filter(({ id }) => id !== undefined);
  const side = (ids: readonly number[]) =>
    total(
      goods.filter(({ id }) => ids.includes(id as number)),
      revenueOf,
    );
  const declared = side([1, 2, 4, 5]);
  const sum = (group: keyof GoldenGroups) => total(annexes, (annex) => groupsOf(month, annex)[group]);
  const found = sum('none') + sum('st') + sum('mono') + sum('both');
  const [cofins, pis] = [paidTax(month, goods, 'COFINS'), paidTax(month, goods, 'PIS')];
  const main: Goods = goods.some((activity) => annexOf(activity) === 'I') ? 'I' : 'II';
  const rate = (tax: 'COFINS' | 'PIS') =>
    goods.length > 0 ? rounded(times(lawMean(bandsOf(month, main), tax), fraction(100)), 4) : 0;

  const fixed = {
    competencia: month.pa,
    rb_auferida: reais(month.accrued ?? monthRevenue(month)),
    sem_subs_rb: reais(side([1, 4])),
    com_subs_rb: reais(side([2, 5])),
    Receita_Bruta_XML: reais(found),
    receita_st: reais(sum('st')),
    receita_monofasico: reais(sum('mono')),
    receita_st_e_monofasico: reais(sum('both')),
    porcentagem_monofasicos: percent(sum('mono') + sum('both'), found),
    porcentagem_icms: percent(sum('st') + sum('both'), found),
    cofins_pago: reais(cofins),
    pis_pago: reais(pis),
    total_produtos_validos: month.items[0],
    total_monofasicos_validos: month.items[1],
    total_icms_st_validos: month.items[2],
    aliq_efetiva_c: rate('COFINS'),
    aliq_efetiva_p: rate('PIS'),
  };
  const nothing = {
    valor_retificado_st: 0,
    total_monofasicos: 0,
    total: 0,
    total_a_restituir: 0,
    cofins_devido: 0,
    pis_devido: 0,
    cofins_restituir: 0,
    pis_restituir: 0,
    total_icms: 0,
    red_efetiva: 0,
  };
  // Returns that exceed sales leave no revenue that would have to be declared (§11.9).
  if (declared === 0 && (month.unfloored ?? found) <= 0) {
    const reason = monthRevenue(month) > 0 ? 'SEM_MERCADORIA' : 'SEM_RECEITA';
    return { expected: { ...fixed, ...nothing, diagnostico: texts.none }, reason };
  }
  // A month whose sales were all returned has notes: nothing of its declared revenue is found in them (§5.4, rule 1).
  const hasSales = month.items[0] > 0;
  if (declared > 0 && !hasSales) {
    return { expected: { ...fixed, ...nothing, diagnostico: texts.error }, reason: 'SEM_XML' };
  }
  const k = scale(month, found, declared);
  if (typeof k === 'string') return { expected: { ...fixed, ...nothing, diagnostico: texts.error }, reason: k };

  const due = { COFINS: 0, PIS: 0, ICMS: 0 };
  const kept = { st: 0, mono: 0 };
  for (const annex of annexes) {
    const own = goods.filter((activity) => annexOf(activity) === annex);
    const base = total(own, ({ parcels }) =>
      total(
        parcels.filter((parcel) => !isSetAside(parcel)),
        ({ cents }) => cents,
      ),
    );
    const parts = segregated(groupsOf(month, annex), base, k);
    kept.st += parts.st;
    kept.mono += parts.mono + parts.both;
    if (own.length === 0) continue;
    for (const tax of ['COFINS', 'PIS'] as const) {
      const bands = bandsOf(month, annex);
      due[tax] += lawTax(parts.sem, bands, tax) + lawTax(parts.st, bands, tax);
    }
    const icms = icmsOn(month, goods, annex);
    due.ICMS += icms(parts.sem) + icms(parts.mono);
  }

  const known = total(goods, (activity) => declaredMono(month, activity));
  const back = { cofins: Math.max(0, cofins - due.COFINS), pis: Math.max(0, pis - due.PIS) };
  const same = sameWithin(month, goods, kept.mono);
  const isMoreFound = isMore(fraction(kept.mono - known), same);
  const diagnostico =
    isMoreFound && back.cofins + back.pis > 0
      ? texts.opportunity
      : known > 0 && !isMoreFound && !isMore(fraction(known - kept.mono), same)
        ? texts.already
        : texts.none;
  const refund = diagnostico === texts.opportunity ? back : { cofins: 0, pis: 0 };
  const icmsDeclared = total(goods, (activity) => declaredTax(month, activity, 'ICMS'));
  const icmsBack = month.barred || month.icmsOutsideDas ? 0 : Math.max(0, icmsDeclared - due.ICMS);
  return {
    expected: {
      ...fixed,
      diagnostico,
      valor_retificado_st: reais(kept.st),
      total_monofasicos: reais(kept.mono),
      total: reais(kept.st + kept.mono),
      total_a_restituir: reais(refund.cofins + refund.pis),
      cofins_devido: reais(due.COFINS),
      pis_devido: reais(due.PIS),
      cofins_restituir: reais(refund.cofins),
      pis_restituir: reais(refund.pis),
      total_icms: reais(icmsBack),
      red_efetiva: percent(refund.cofins + refund.pis, declaredDas(month)),
    },
    ...(kept.mono === 0 && known === 0 ? { reason: 'SEM_MONOFASICO' } : {}),
  };
}
