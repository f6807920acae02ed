import type { Cep } from '@restitui/brazil/cep.ts';
import type { FoundCep } from '@restitui/domain/lookups/lookups.api.ts';

/** Addresses by postal code. */
export interface CepLookup {
  /**
   * Undefined when there is no such CEP.
   * @throws OutsideFailure when nobody could say
   */
  find: (cep: Cep) => Promise<FoundCep | undefined>;
}
