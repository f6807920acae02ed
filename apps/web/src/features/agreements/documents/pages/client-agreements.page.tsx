import { agreementColumn, clientAgreementList } from '@restitui/domain/agreements/documents/client-agreement-list.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { contractNames } from '@restitui/domain/agreements/documents/contract-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { clientAddProductLink } from '../../../../lib/client-links.ts';
import { clientAgreementRoutes } from '../../../../lib/route-ids.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { frameOfChosen } from '../../../../ui/chosen-columns.ts';
import { ColumnMenu } from '../../../../ui/column-menu.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { AgreementStateFilter } from '../../signing/components/agreement-state-filter.tsx';
import { SignMany } from '../../signing/components/sign-many.tsx';
import { signingStateToday } from '../../signing/components/signing-state-badge.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { clientAgreementsQuery } from '../client-agreements.queries.ts';
import {
  agreementColumns,
  agreementLines,
  furtherAgreementColumns,
  listedAgreementColumns,
  productsWidth,
} from '../components/agreement-columns.tsx';
import { AttachDialog } from '../components/attach-dialog.tsx';

/** All agreements of a client (W-381). */
export function ClientAgreementsPage() {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const cnpjcpf = useOpenClient() ?? '';
  const { filters, change } = useListSearch(clientAgreementList, clientAgreementRoutes);
  const list = useQuery(clientAgreementsQuery(cnpjcpf));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The last contract of a state may leave it, by a signature for example; all are shown again then.
  const state = list.data?.map(signingStateToday).find((each) => each === filters.situacao);
  const rows = list.data?.filter((each) => state === undefined || signingStateToday(each) === state);
  const signable = rows?.filter(({ isSignable }) => isSignable) ?? [];
  const standing = list.data?.filter(({ IsAtivo }) => IsAtivo).length ?? 0;
  const [attaching, setAttaching] = useState<{ agreement: AgreementSummary; open: boolean }>();
  const attachTo = (agreement: AgreementSummary) => setAttaching({ agreement, open: true });
  const columns = agreementColumns(filters.colunas, attachTo);
  return (
    <section aria-labelledby="minutas">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="minutas" className="font-semibold text-lead">
          Lista de Minutas
        </h2>
        <AgreementStateFilter
          agreements={list.data ?? []}
          state={state}
          onChange={(situacao) => change({ situacao })}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <ColumnMenu
            always={listedAgreementColumns}
            offered={agreementColumn.options}
            labelOf={(column) => furtherAgreementColumns[column].header}
            columns={filters.colunas}
            onChange={(next) => change(({ colunas }) => ({ colunas: next(colunas) }))}
            orderHelp="As colunas da lista ficam na frente; o endereço da página guarda as suas."
          />
          {signable.length > 0 && (
            <SignMany chosen={signable.filter(({ id }) => chosen.has(id))} onSigned={() => setChosen(new Set())} />
          )}
        </div>
      </div>
      <Card flush>
        <DataTable
          label="Lista de Minutas"
          columns={columns}
          lines={agreementLines(signable.length > 0, attachTo)}
          {...frameOfChosen(columns, filters.colunas, productsWidth)}
          rows={rows}
          rowKey={({ id }) => id}
          choice={
            signable.length > 0
              ? {
                  chosen,
                  onChange: setChosen,
                  label: (agreement) => `Selecionar ${contractNames(agreement.contracts)}`,
                  may: ({ isSignable }) => isSignable,
                }
              : undefined
          }
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
            <ListEmpty
              icon={FileText}
              title={agreementMessages.listEmpty}
              description="As minutas aparecem aqui quando um regime ou produto é vinculado ao cliente."
              action={
                <Link
                  {...clientAddProductLink({ actor, tenantId, cnpjcpf })}
                  className={buttonLook({ variant: 'primary' })}
                >
                  Adicionar Produto
                </Link>
              }
              onClear={undefined}
            />
          }
        />
      </Card>
      {attaching && (
        <AttachDialog
          key={attaching.agreement.id}
          {...attaching}
          onOpenChange={(open) => setAttaching({ ...attaching, open })}
        />
      )}
    </section>
  );
}
