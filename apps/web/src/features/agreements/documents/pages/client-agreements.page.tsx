import { summarizeContracts } from '@restitui/domain/agreements/documents/summarize-contracts.ts';
import type { SigningState } from '@restitui/domain/agreements/signing/signing-state.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { AgreementStateFilter } from '../../signing/components/agreement-state-filter.tsx';
import { SignMany } from '../../signing/components/sign-many.tsx';
import { signingStateToday } from '../../signing/components/signing-state-badge.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { clientAgreementsQuery } from '../client-agreements.queries.ts';
import { agreementColumns } from '../components/agreement-columns.tsx';

/** All agreements of a client (W-381). */
export function ClientAgreementsPage() {
  const cnpjcpf = useOpenClient() ?? '';
  const list = useQuery(clientAgreementsQuery(cnpjcpf));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<SigningState>();
  // The last contract of a state may leave it, by a signature for example; all are shown again then.
  const state = list.data?.some((each) => signingStateToday(each) === wanted) ? wanted : undefined;
  const rows = list.data?.filter((each) => state === undefined || signingStateToday(each) === state);
  const signable = rows?.filter(({ isSignable }) => isSignable) ?? [];
  const standing = list.data?.filter(({ IsAtivo }) => IsAtivo).length ?? 0;
  return (
    <section aria-labelledby="minutas">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="minutas" className="font-semibold text-lead">
          Lista de Minutas
        </h2>
        <AgreementStateFilter agreements={list.data ?? []} state={state} onChange={setWanted} />
        {signable.length > 0 && (
          <SignMany chosen={signable.filter(({ id }) => chosen.has(id))} onSigned={() => setChosen(new Set())} />
        )}
      </div>
      <Card flush>
        <DataTable
          label="Lista de Minutas"
          columns={agreementColumns}
          rows={rows}
          rowKey={({ id }) => id}
          choice={{
            chosen,
            onChange: setChosen,
            label: (agreement) => `Selecionar ${summarizeContracts(agreement.contracts)}`,
            may: ({ isSignable }) => isSignable,
          }}
          rowLink={({ id, IsAtivo }) => ({
            to: '/minuta/$id',
            params: { id: cnpjcpf },
            search: IsAtivo && standing > 1 ? { contrato: id } : {},
          })}
          skeletonRows={3}
          error={
            list.isError &&
            !list.data && (
              <ErrorState
                title={agreementMessages.listFailed}
                error={agreementMessages.listFailedHelp}
                onRetry={() => list.refetch()}
                retrying={list.isFetching}
              />
            )
          }
          empty={
            <EmptyState
              icon={FileText}
              title={agreementMessages.listEmpty}
              description="As minutas aparecem aqui quando um regime ou produto é vinculado ao cliente."
            />
          }
        />
      </Card>
    </section>
  );
}
