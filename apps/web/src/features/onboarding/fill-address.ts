import type { FoundCep } from '@restitui/domain/lookups/lookups.api.ts';
import type { AddressForm } from '@restitui/domain/users/address.ts';

type Filled = Pick<AddressForm, 'logradouro' | 'numero' | 'bairro' | 'municipio' | 'estado'>;

/** The fields of the form, as a look-up names them. */
function fieldsOf({ localidade, uf, ...rest }: FoundCep): Filled {
  return { ...rest, municipio: localidade, estado: uf };
}

/**
 * The form after a look-up: what was found stands; where nothing was found, what was typed stays and what only the
 * last look-up had filled goes.
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
