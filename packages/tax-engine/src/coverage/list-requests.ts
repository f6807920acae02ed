import { compareTaxMonths } from '@restitui/brazil/tax-month.ts';
import type { CoverageRequest } from './coverage.ts';
import { fileRequests } from './file-requests.ts';
import { monthRequests } from './month-requests.ts';
import { numberRequests } from './number-requests.ts';
import type { RequestSources } from './request-sources.ts';
import { storeRequests } from './store-requests.ts';

/** Returns all requests to the client, sorted by value in descending order. */
export function listRequests(sources: RequestSources): CoverageRequest[] {
  const earlier = [...numberRequests(sources), ...storeRequests(sources)];
  return [...earlier, ...monthRequests(sources, earlier), ...fileRequests(sources.problems)].sort(compareRequests);
}

function compareRequests(a: CoverageRequest, b: CoverageRequest): number {
  if (a.valor !== b.valor) return b.valor - a.valor;
  if (a.de && b.de && a.de !== b.de) return compareTaxMonths(a.de, b.de);
  if ((a.de === null) !== (b.de === null)) return a.de ? -1 : 1;
  return a.texto < b.texto ? -1 : Number(a.texto > b.texto);
}
