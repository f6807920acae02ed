import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { cepQuery } from '../lookups.queries.ts';

/** Name of the field with the street. */
type StreetField = 'endereco' | 'logradouro';

interface PlaceFields extends Partial<Record<StreetField, string>> {
  cep: string;
  bairro: string;
  cidade: string;
  uf: string;
}

/** Fills the empty address fields of the surrounding form from its CEP. */
export function useAddressLookup(street: StreetField = 'endereco'): void {
  const { watch, getValues, setValue, getFieldState, formState } = useFormContext<PlaceFields>();
  const isTyped = getFieldState('cep', formState).isDirty;
  const { data: place } = useQuery(cepQuery(isTyped ? watch('cep').replace(/\D/g, '') : ''));

  useEffect(() => {
    if (!place) return;
    const found = { [street]: place.logradouro, bairro: place.bairro, cidade: place.localidade, uf: place.uf };
    for (const [field, value] of Object.entries(found)) {
      const name = field as keyof PlaceFields;
      if (value && !getValues(name)) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [place, street, getValues, setValue]);
}
