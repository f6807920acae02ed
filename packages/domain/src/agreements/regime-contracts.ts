import { z } from 'zod';
import { type TaxRegime, taxRegime } from '../products/regime-products.ts';
import { type ServiceType, serviceType } from '../products/service-type.ts';

/** What a client has hired under one regime: PRINCIPAL, then its services. */
export const regimeContracts = z.object({ typeRegime: z.string(), contracts: z.array(z.string()) });
export type RegimeContracts = z.infer<typeof regimeContracts>;

interface Hired {
  typeRegime: string | null;
  /** Service types, with or without PRINCIPAL. */
  services: readonly string[];
}

/** One row for each regime of a client's contracts and products, PRINCIPAL first (W-067, W-068). */
export function contractsPerRegime(hired: readonly Hired[]): RegimeContracts[] {
  const byRegime = Map.groupBy(
    hired.filter(({ typeRegime }) => typeRegime !== null),
    ({ typeRegime }) => typeRegime as string,
  );
  return [...byRegime].map(([typeRegime, rows]) => {
    const held = rows.flatMap(({ services }) => services);
    return { typeRegime, contracts: ['PRINCIPAL', ...serviceType.options.filter((service) => held.includes(service))] };
  });
}

/** The services that a client already has under a regime: they are not taken away in the editor (W-065). */
export function servicesUnder(listed: readonly RegimeContracts[], regime: string | undefined): ServiceType[] {
  const { contracts = [] } = listed.find(({ typeRegime }) => typeRegime === regime) ?? {};
  return serviceType.options.filter((service) => contracts.includes(service));
}

/** The tax regimes that a client has, and those that it could still begin (W-064; other groupings do not count, C-56). */
export function taxRegimesOf(listed: readonly RegimeContracts[]): { current: TaxRegime[]; free: TaxRegime[] } {
  const has = (regime: TaxRegime) => listed.some(({ typeRegime }) => typeRegime === regime);
  return { current: taxRegime.options.filter(has), free: taxRegime.options.filter((regime) => !has(regime)) };
}
