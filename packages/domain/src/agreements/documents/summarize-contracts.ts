import { serviceLabels, serviceType } from '../../recovery/products/service-type.ts';
import { templateTypeLabels } from '../templates/template-type.ts';
import { partnershipType } from './partnership-type.ts';

const shown = 3;

function nameOf(contract: string): string {
  const partnership = partnershipType.safeParse(contract).data;
  if (contract === 'PRINCIPAL' || partnership) return templateTypeLabels[partnership ?? 'PRINCIPAL'];
  const service = serviceType.safeParse(contract).data;
  return service ? serviceLabels[service] : contract;
}

/** Returns the first three names and the number of others: `Principal, FCVS, Subvenção +2` (W-384). */
export function summarizeContracts(contracts: readonly string[]): string {
  const names = contracts.slice(0, shown).map(nameOf);
  return contracts.length > shown ? `${names.join(', ')} +${contracts.length - shown}` : names.join(', ');
}
