import type { Cep } from '@restitui/brazil/cep.ts';
import type { FoundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** Addresses by postal code. */
export interface CepLookup {
  /**
   * Returns undefined when there is no such CEP.
   * @throws ExternalServiceError when no service answered
   */
  find: (cep: Cep) => Promise<FoundCep | undefined>;
}
