import { serviceLabels, serviceType } from '../../recovery/products/service-type.ts';
import { templateTypeLabels } from '../templates/template-type.ts';
import { partnershipType } from './partnership-type.ts';

/** Names that a row of the list shows (W-384). */
const inRow = 3;

function nameOf(contract: string): string {
  const partnership = partnershipType.safeParse(contract).data;
  if (contract === 'PRINCIPAL' || partnership) return templateTypeLabels[partnership ?? 'PRINCIPAL'];
  const service = serviceType.safeParse(contract).data;
  return service ? serviceLabels[service] : contract;
}

/** Returns the names of the parts of a contract: `Principal, FCVS, Subvenção`. */
export function contractNames(contracts: readonly string[]): string {
  return contracts.map(nameOf).join(', ');
}

/** Returns the names of the first three parts of a contract as one text, and the names of the others (W-384). */
export function contractNamesOfRow(contracts: readonly string[]): { shown: string; others: string[] } {
  return { shown: contractNames(contracts.slice(0, inRow)), others: contracts.slice(inRow).map(nameOf) };
}
