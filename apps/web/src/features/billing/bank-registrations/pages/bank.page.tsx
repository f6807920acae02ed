import { canEditBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { bankMessages } from '../bank-registrations.messages.ts';
import { bankQuery } from '../bank-registrations.queries.ts';
import { BankConnection } from '../components/bank-connection.tsx';
import { BankFacts } from '../components/bank-facts.tsx';
import { BankForm } from '../components/bank-form.tsx';

const savedFor = 3000;

/** Page of the tenant's bank registration; read-only until the user edits it (W-403). */
export function BankPage() {
  const actor = useActor();
  const { data: record, error, refetch, isFetching } = useQuery(bankQuery(useActingTenant()));
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), savedFor);
    return () => clearTimeout(timer);
  }, [isSaved]);

  if (record === undefined) {
    if (error) {
      return <ErrorState title={bankMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />;
    }
    return (
      <Page title="Informação do Banco" subtitle="Registro Bancário" description=" ">
        <LoadingNote />
        <Skeleton className="h-96" />
      </Page>
    );
  }
  const editing = isEditing || record === null;
  return (
    <Page
      title="Informação do Banco"
      subtitle="Registro Bancário"
      description="A conta e as credenciais com que a empresa emite boletos."
      actions={!editing && canEditBank(actor) && <Button onClick={() => setEditing(true)}>Editar</Button>}
    >
      <div className="max-w-4xl">
        {isSaved && (
          <Notice tone="positive" className="mb-6">
            {bankMessages.saved}
          </Notice>
        )}
        {editing ? (
          <BankForm
            key={record?.version ?? 0}
            record={record}
            onSaved={() => {
              setEditing(false);
              setSaved(true);
            }}
            onCancel={record ? () => setEditing(false) : undefined}
          />
        ) : (
          <div className="flex flex-col gap-6">
            <BankFacts record={record} />
            {canEditBank(actor) && <BankConnection />}
          </div>
        )}
      </div>
    </Page>
  );
}
