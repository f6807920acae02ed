import { accountantEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { FormText } from '../../../../ui/form-fields.tsx';
import { ClientEditForm } from './client-edit-form.tsx';

export function AccountantForm({ client, onDone }: { client: Client; onDone: () => void }) {
  return (
    <ClientEditForm title="Contador" client={client} shape={accountantEdit} onDone={onDone}>
      <FormText name="nomeContador" label="Nome do contador" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormText name="contatoContador" label="WhatsApp do contador" mask="phone" />
        <FormText
          name="emailContador"
          label="E-mail do contador"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </ClientEditForm>
  );
}
