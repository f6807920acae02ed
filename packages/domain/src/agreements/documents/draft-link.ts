import { regimeProducts, type TaxRegime } from '../../recovery/products/regime-products.ts';
import type { ServiceType } from '../../recovery/products/service-type.ts';

export type DraftPart = ServiceType | 'PRINCIPAL';

/** Returns PRINCIPAL, then each product once (I-103). */
export function draftParts(contracts: readonly DraftPart[]): DraftPart[] {
  return [...new Set<DraftPart>(['PRINCIPAL', ...contracts])];
}

/** Returns whether the list has a product and the regime offers all of them (I-241). */
export function isOfRegime(contracts: readonly DraftPart[], regime: TaxRegime): boolean {
  return contracts.every((part) => part === 'PRINCIPAL' || regimeProducts[regime].includes(part));
}

interface Link {
  purpose: string;
  id_tenant: string;
  contracts: readonly string[] | null;
  expiresAt: string;
  revokedAt: string | null;
}

/**
 * Returns whether a link opens this draft: of this tenant, with exactly these parts in this order (decision D-30).
 */
export function opensDraft(link: Link, { id, contracts, now }: { id: string; contracts: string; now: Date }): boolean {
  return (
    link.purpose === 'rascunho' &&
    link.id_tenant === id &&
    link.contracts?.join(',') === contracts &&
    link.revokedAt === null &&
    Date.parse(link.expiresAt) > now.getTime()
  );
}
