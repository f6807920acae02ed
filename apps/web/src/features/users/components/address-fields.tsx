import { stateOptions } from '../../../lib/state-options.ts';
import { FormSelect, FormText } from '../../../ui/form-fields.tsx';

interface AddressFieldsProps {
  /** What stands before the names of the fields: `cnpj_data.`. */
  prefix?: string;
  /** What the state is called in this form. */
  state: 'estado' | 'uf';
  required?: boolean;
}

/** The lines of an address in the form around them. */
export function AddressFields({ prefix = '', state, required = false }: AddressFieldsProps) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name={`${prefix}cep`} label="CEP" mask="cep" />
        <FormText name={`${prefix}logradouro`} label="Logradouro" required={required} />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name={`${prefix}numero`} label="Número" required={required} />
        <FormText name={`${prefix}complemento`} label="Complemento (opcional)" />
      </div>
      <FormText name={`${prefix}bairro`} label="Bairro" required={required} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormText name={`${prefix}municipio`} label="Município" required={required} />
        <FormSelect name={`${prefix}${state}`} label="UF" required={required} options={stateOptions} />
      </div>
    </>
  );
}
