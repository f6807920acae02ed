import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { termsForm } from '@restitui/domain/crm/clients/regime-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bankProblem } from '../../../../lib/bank-text.ts';
import { banksQuery } from '../../../operations/lookups/lookups.queries.ts';
import { ClientEditForm } from './client-edit-form.tsx';
import { TermsFields } from './terms-fields.tsx';

/** Commission and bank account of the client. */
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
