import { clientAddressEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { stateOptions } from '../../../../lib/state-options.ts';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { ClientEditForm } from './client-edit-form.tsx';

export function ClientAddressForm({ client, onDone }: { client: Client; onDone: () => void }) {
  return (
    <ClientEditForm title="Endereço" client={client} shape={clientAddressEdit} onDone={onDone}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name="cep" label="CEP" mask="cep" />
        <FormText name="logradouro" label="Logradouro" />
        <FormText name="numero" label="Número" />
        <FormText name="complemento" label="Complemento" />
      </div>
      <FormText name="bairro" label="Bairro" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormText name="municipio" label="Município" />
        <FormSelect name="estado" label="UF" options={stateOptions} />
      </div>
    </ClientEditForm>
  );
}
