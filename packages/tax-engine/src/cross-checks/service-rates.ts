import { recordOf } from '../record-keys.ts';
import { Exact } from '../rules/decimal.ts';
import { type RateBand, ratesOf, type TaxRates } from '../rules/simples-rates.ts';
import { bracketOf, bracketsOf, effectiveRate, taxes } from '../rules/simples-tables.ts';

export type ServiceAnnex = 'III' | 'IV' | 'V';

/** Maximum of ISS, 5 % (LC 123/2006, notes to Annexes III and IV); the excess is distributed to these taxes. */
const ISS_CAP = new Exact('0.05');
const restShares: Record<ServiceAnnex, Partial<Record<keyof TaxRates, string>>> = {
  III: { irpj: '0.0602', csll: '0.0526', cofins: '0.1928', pis: '0.0418', cpp: '0.6526' },
  IV: { irpj: '0.3133', csll: '0.3200', cofins: '0.3013', pis: '0.0654' },
  V: {},
};

function sharedOut(annex: ServiceAnnex, number: number, rbt12: Exact): TaxRates {
  const bracket = bracketsOf(annex)[number - 1];
  if (!bracket) throw new RangeError(`Faixa ${number} inexistente`);
  const effective = effectiveRate(bracket, rbt12);
  const rates = recordOf(taxes, (tax) => effective.times(bracket.shares[tax]));
  if (rates.iss.lte(ISS_CAP) || annex === 'V') return rates;
  const rest = effective.minus(ISS_CAP);
  const shares = restShares[annex];
  return recordOf(taxes, (tax) => (tax === 'iss' ? ISS_CAP : rest.times(shares[tax] ?? 0)));
}

/**
 * Computes the unrounded rates (0 to 1) of services for an RBT12 in reais; in bracket 6 ISS keeps the formula of
 * bracket 5.
 * @throws RangeError above 4.8 million.
 */
export function serviceRates(annex: ServiceAnnex, rbt12: Exact): TaxRates {
  const { number } = bracketOf(annex, rbt12);
  const rates = sharedOut(annex, number, rbt12);
  return number === 6 ? { ...rates, iss: sharedOut(annex, 5, rbt12).iss } : rates;
}

/** A possible taxation of an activity other than goods; the PGDAS-D does not print its annex. */
export interface ServiceReading {
  name: string;
  bands: RateBand[];
}

/**
 * Returns the possible rates for an RBT12 in reais: annexes of services, transport (III with the ICMS of I) and industry
 * with ISS (II with the ISS of III).
 */
export function serviceReadings(rbt12: Exact): ServiceReading[] {
  const [I, II] = [ratesOf('I', rbt12), ratesOf('II', rbt12)];
  const [III, IV, V] = [serviceRates('III', rbt12), serviceRates('IV', rbt12), serviceRates('V', rbt12)];
  const zero = new Exact(0);
  const named: [string, TaxRates][] = [
    ['Anexo III', III],
    ['Anexo IV', IV],
    ['Anexo V', V],
    ['Anexo III com ICMS do I', { ...III, iss: zero, icms: I.icms }],
    ['Anexo II com ISS do III', { ...II, icms: zero, iss: III.iss }],
  ];
  return named.map(([name, rates]) => ({ name, bands: [{ fraction: new Exact(1), rates }] }));
}
