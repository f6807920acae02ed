import { displayName } from '@restitui/brazil/display-name.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useClient } from '../../../../lib/session-store.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { ProvisionalPassword } from '../../../accounts/session/components/provisional-password.tsx';
import { ClientFrame } from '../../../agreements/documents/components/client-frame.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import { companiesQuery, ownPaymentsQuery, timelineQuery } from '../client-portal.queries.ts';
import { AnswerRequestContext } from '../components/answer-request.ts';
import { OwnPayments } from '../components/own-payments.tsx';
import { PortalAreas } from '../components/portal-areas.tsx';
import { PortalOpening } from '../components/portal-opening.tsx';
import type { PortalTab } from '../portal-search.ts';

/** The portal of a signed-in client, by company (decision D-31). */
export function PortalPage() {
  const client = useClient()?.client;
  const { empresa, aba = 'andamento' } = useSearch({ from: '/portal' });
  const navigate = useNavigate();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(companiesQuery);
  const wanted = empresa ?? client?.cnpjcpf;
  const company = data?.find(({ id_client }) => id_client === wanted) ?? data?.[0];
  const id = company?.id_client ?? '';
  // The opening and the payments are above the areas and would push them away while they load.
  const isLoading = useQueries({
    queries: [
      { ...timelineQuery(id), enabled: id !== '' },
      { ...ownPaymentsQuery(id), enabled: id !== '' },
    ],
    combine: (all) => isPending || all.some((part) => part.isLoading),
  });
  // The document request that a step asked to answer.
  const [request, setRequest] = useState<string>();
  if (!client) return null;
  const [firstName = ''] = displayName(client.nomeProprietario).split(' ');
  const go = (search: { empresa?: string | undefined; aba?: PortalTab | undefined }) =>
    void navigate({ to: '/portal', search: { empresa, aba, ...search }, replace: true, resetScroll: false });

  return (
    <ClientFrame>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-body text-muted">Olá, {firstName}</p>
          <h1 className="break-words font-semibold text-title tracking-tight">
            {displayName(company?.razao_social ?? client.razao_social)}
          </h1>
          <p className="figures text-body text-muted">{formatCnpjCpf(company?.id_client ?? client.cnpjcpf)}</p>
        </div>
        {data && data.length > 1 && (
          <Field label="Empresa" className="w-full sm:w-72">
            <Select
              value={company?.id_client}
              onValueChange={(id) => go({ empresa: id })}
              options={data.map(({ id_client, razao_social }) => ({
                value: id_client,
                label: displayName(razao_social),
              }))}
            />
          </Field>
        )}
      </div>
      {/* Not before the companies are known: their field comes above. */}
      {client.mustChangePassword && !isPending && (
        <ProvisionalPassword client={client} id={company?.id_client ?? client.cnpjcpf}>
          {portalMessages.provisional}
        </ProvisionalPassword>
      )}
      {isLoading && (
        <div className="flex flex-col gap-3">
          <LoadingNote />
          {data && (
            <>
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-40 w-full" />
            </>
          )}
        </div>
      )}
      {isError && (
        <ErrorState
          title={portalMessages.companiesFailed}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {company && !isLoading && (
        <AnswerRequestContext value={client.mustChangePassword ? undefined : setRequest}>
          <PortalOpening id_client={company.id_client} firstName={firstName} />
          <OwnPayments key={company.id_client} id_client={company.id_client} />
          <PortalAreas
            id_client={company.id_client}
            tab={aba}
            onTabChange={(tab) => go({ aba: tab })}
            mayWrite={!client.mustChangePassword}
            wanted={request}
            onWantedOpen={() => setRequest(undefined)}
          />
        </AnswerRequestContext>
      )}
    </ClientFrame>
  );
}
