import { stateOptions } from '../../../../lib/state-options.ts';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';

interface AddressFieldsProps {
  /** Prefix of the field names, such as `cnpj_data.`. */
  prefix?: string;
  /** Name of the state field in this form. */
  state: 'estado' | 'uf';
  required?: boolean;
}

/** Address fields of the surrounding form. */
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
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormText name={`${prefix}bairro`} label="Bairro" required={required} />
        <FormText name={`${prefix}municipio`} label="Município" required={required} />
        <FormSelect name={`${prefix}${state}`} label="UF" required={required} options={stateOptions} />
      </div>
    </>
  );
}
