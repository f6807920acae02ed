import { z } from 'zod';
import { type TaxRegime, taxRegime } from '../../recovery/products/regime-products.ts';
import { type ServiceType, serviceType } from '../../recovery/products/service-type.ts';

/** The contracts of a client in one regime: PRINCIPAL, then its services. */
export const regimeContracts = z.object({ typeRegime: z.string(), contracts: z.array(z.string()) });
export type RegimeContracts = z.infer<typeof regimeContracts>;

interface Hired {
  typeRegime: string | null;
  /** Service types, with or without PRINCIPAL. */
  services: readonly string[];
}

/** Groups a client's agreements and products by regime, PRINCIPAL first (W-067, W-068). */
export function groupContractsByRegime(hired: readonly Hired[]): RegimeContracts[] {
  const byRegime = Map.groupBy(
    hired.flatMap(({ typeRegime, services }) => (typeRegime === null ? [] : [{ typeRegime, services }])),
    ({ typeRegime }) => typeRegime,
  );
  return [...byRegime].map(([typeRegime, rows]) => {
    const held = rows.flatMap(({ services }) => services);
    return { typeRegime, contracts: ['PRINCIPAL', ...serviceType.options.filter((service) => held.includes(service))] };
  });
}

/** Returns the services that a client already has in a regime; the editor does not remove them (W-065). */
export function servicesUnder(listed: readonly RegimeContracts[], regime: string | undefined): ServiceType[] {
  const { contracts = [] } = listed.find(({ typeRegime }) => typeRegime === regime) ?? {};
  return serviceType.options.filter((service) => contracts.includes(service));
}

/**
 * Splits the tax regimes into those that a client has and the others (W-064; other groupings do not count, C-56).
 */
export function taxRegimesOf(listed: readonly RegimeContracts[]): { current: TaxRegime[]; free: TaxRegime[] } {
  const has = (regime: TaxRegime) => listed.some(({ typeRegime }) => typeRegime === regime);
  return { current: taxRegime.options.filter(has), free: taxRegime.options.filter((regime) => !has(regime)) };
}
