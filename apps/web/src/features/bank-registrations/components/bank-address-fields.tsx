import type { TypedBankForm } from '@restitui/domain/bank-registrations/bank-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { stateOptions } from '../../../lib/state-options.ts';
import { FormSelect, FormText } from '../../../ui/form-fields.tsx';
import { cepQuery } from '../../lookups/lookups.queries.ts';

/** A CEP that was typed fills in what it tells, and nothing that stands there already. */
export function BankAddressFields() {
  const { watch, getValues, setValue, getFieldState, formState } = useFormContext<TypedBankForm>();
  const typed = getFieldState('cep', formState).isDirty;
  const { data: place } = useQuery(cepQuery(typed ? watch('cep').replace(/\D/g, '') : ''));

  useEffect(() => {
    if (!place) return;
    const found = { endereco: place.logradouro, bairro: place.bairro, cidade: place.localidade, uf: place.uf };
    for (const [field, value] of Object.entries(found)) {
      const name = field as keyof typeof found;
      if (value && !getValues(name)) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [place, getValues, setValue]);

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name="cep" label="CEP" mask="cep" required />
        <FormText name="endereco" label="Endereço" required />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormText name="bairro" label="Bairro" required />
        <FormText name="cidade" label="Cidade" required />
        <FormSelect name="uf" label="UF" required placeholder="Selecione" options={stateOptions} />
      </div>
    </div>
  );
}
