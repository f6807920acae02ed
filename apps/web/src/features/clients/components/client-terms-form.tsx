import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { termsForm } from '@restitui/domain/clients/regime-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { banksQuery } from '../../lookups/lookups.queries.ts';
import { bankProblem } from '../bank-text.ts';
import { ClientEditForm } from './client-edit-form.tsx';
import { TermsFields } from './terms-fields.tsx';

/** Commission and where the client is paid. */
export function ClientTermsForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const shape = useMemo(() => termsForm(client.comissaoTenant), [client.comissaoTenant]);
  const { data: banks } = useQuery(banksQuery);
  return (
    <ClientEditForm
      title="Financeiro"
      client={client}
      shape={shape}
      refuse={({ banco }) => (banco === undefined ? undefined : bankProblem(banco, banks))}
      onDone={onDone}
    >
      <TermsFields commission="comissaoTenant" />
    </ClientEditForm>
  );
}
