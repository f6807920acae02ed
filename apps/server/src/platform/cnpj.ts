import type { Cnpj } from '@restitui/brazil/cnpj.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** Companies by CNPJ. */
export interface CnpjLookup {
  /**
   * Returns undefined when no service has the company.
   * @throws ExternalServiceError when no service answered
   */
  find: (cnpj: Cnpj) => Promise<FoundCompany | undefined>;
}
