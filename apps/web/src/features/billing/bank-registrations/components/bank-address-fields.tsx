import { stateOptions } from '../../../../lib/state-options.ts';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { useAddressLookup } from '../../../operations/lookups/components/use-address-lookup.ts';

export function BankAddressFields() {
  useAddressLookup();
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
