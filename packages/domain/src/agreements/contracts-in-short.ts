import { contractTypeLabels } from '../contracts/contract-type.ts';
import { type ServiceType, serviceLabels } from '../products/service-type.ts';
import { type PartnershipType, partnershipType } from './partnership-type.ts';

const shown = 3;

function nameOf(contract: string): string {
  if (contract === 'PRINCIPAL' || partnershipType.safeParse(contract).success) {
    return contractTypeLabels[contract as 'PRINCIPAL' | PartnershipType];
  }
  return serviceLabels[contract as ServiceType] ?? contract;
}

/** The first three by name, then how many more: `Principal, FCVS, Subvenção +2` (W-384). */
export function contractsInShort(contracts: readonly string[]): string {
  const names = contracts.slice(0, shown).map(nameOf);
  return contracts.length > shown ? `${names.join(', ')} +${contracts.length - shown}` : names.join(', ');
}
