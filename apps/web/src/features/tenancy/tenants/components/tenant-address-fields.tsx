import { FormText } from '../../../../ui/form-fields.tsx';
import { useAddressLookup } from '../../../operations/lookups/components/use-address-lookup.ts';

export function TenantAddressFields() {
  useAddressLookup('logradouro');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <FormText name="cep" label="CEP (opcional)" mask="cep" />
        <FormText name="logradouro" label="Logradouro" required />
        <FormText name="numero" label="Número" required />
        <FormText name="complemento" label="Complemento (opcional)" />
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_3fr_1fr]">
        <FormText name="bairro" label="Bairro" required />
        <FormText name="cidade" label="Cidade" required />
        <FormText name="uf" label="UF" required maxLength={2} className="uppercase" />
      </div>
    </>
  );
}
