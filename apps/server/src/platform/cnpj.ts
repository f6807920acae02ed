import type { Cnpj } from '@restitui/brazil/cnpj.ts';
import type { FoundCompany } from '@restitui/domain/lookups/lookups.api.ts';

/** Companies by their CNPJ. */
export interface CnpjLookup {
  /**
   * Undefined when nobody knows such a company.
   * @throws OutsideFailure when nobody could say
   */
  find: (cnpj: Cnpj) => Promise<FoundCompany | undefined>;
}
