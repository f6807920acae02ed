import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { termsForm } from '@restitui/domain/clients/regime-form.ts';
import { useMemo } from 'react';
import { ClientEditForm } from './client-edit-form.tsx';
import { TermsFields } from './terms-fields.tsx';

/** Commission and where the client is paid. */
export function ClientTermsForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const shape = useMemo(() => termsForm(client.comissaoTenant), [client.comissaoTenant]);
  return (
    <ClientEditForm title="Financeiro" client={client} shape={shape} onDone={onDone}>
      <TermsFields commission="comissaoTenant" />
    </ClientEditForm>
  );
}
