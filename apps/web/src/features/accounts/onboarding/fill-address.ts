import type { AddressForm } from '@restitui/domain/accounts/users/address.ts';
import type { FoundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';

type Filled = Pick<AddressForm, 'logradouro' | 'numero' | 'bairro' | 'municipio' | 'estado'>;

/** Renames the fields of a look-up to those of the form. */
function fieldsOf({ localidade, uf, ...rest }: FoundCep): Filled {
  return { ...rest, municipio: localidade, estado: uf };
}

/**
 * Returns the form after a look-up: found values win; where none was found, typed values stay and values of the last
 * look-up are cleared.
 */
export function fillAddress(current: Filled, found: FoundCep, last: FoundCep | undefined): Filled {
  const next = fieldsOf(found);
  const before = last && fieldsOf(last);
  const fill = (field: keyof Filled) =>
    next[field] || (before && before[field] === current[field] ? '' : current[field]);
  return {
    logradouro: fill('logradouro'),
    numero: fill('numero'),
    bairro: fill('bairro'),
    municipio: fill('municipio'),
    estado: fill('estado'),
  };
}
