import { contractNames } from '@restitui/domain/agreements/documents/contract-names.ts';
import type { OwnContract } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { taxRegimeLabels } from '@restitui/domain/recovery/products/regime-products.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FileText } from 'lucide-react';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { downloadPdf } from '../../../agreements/documents/client-agreements.queries.ts';
import { SigningStateBadge, signingStateToday } from '../../../agreements/signing/components/signing-state-badge.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import { ownContractsQuery, timelineQuery } from '../client-portal.queries.ts';

/** The contracts of one company, with links to read and sign them. */
export function OwnContracts({ id_client }: { id_client: string }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(ownContractsQuery(id_client));
  const { data: steps = [] } = useQuery(timelineQuery(id_client));
  const hasOwnAct = workOutlook(steps).todo !== undefined;
  if (isPending) {
    return (
      <div className="flex flex-col gap-3">
        <LoadingNote />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={portalMessages.contractsFailed}
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={FileText} title={portalMessages.noContracts} description={portalMessages.noContractsHelp} />
    );
  }
  return (
    <ul aria-label="Contratos" className="flex flex-col gap-3">
      {data.map((contract) => (
        <ContractLine key={contract.id} contract={contract} id_client={id_client} hasOwnAct={hasOwnAct} />
      ))}
    </ul>
  );
}

const regimeLabels: Readonly<Record<string, string | undefined>> = taxRegimeLabels;

interface ContractLineProps {
  contract: OwnContract;
  id_client: string;
  /** Set where the page offers the next act already: a page has one primary button. */
  hasOwnAct: boolean;
}

function ContractLine({ contract, id_client, hasOwnAct }: ContractLineProps) {
  const { id, typeRegime, contracts, version, versionDate, IsAtivo } = contract;
  const state = signingStateToday(contract);
  const download = useMutation(downloadPdf(undefined));
  const regime = typeRegime === null ? 'Contrato' : (regimeLabels[typeRegime] ?? typeRegime);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold text-body">{regime}</p>
          {IsAtivo ? <SigningStateBadge agreement={contract} /> : <Badge tone="neutral">Encerrado</Badge>}
        </div>
        <p className="mt-0.5 break-words text-body text-muted">{contractNames(contracts)}</p>
        <p className="figures text-caption text-muted">
          Versão {version}, de {formatDate(versionDate)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {IsAtivo && (
          <Button asChild variant={state === 'para_assinar' && !hasOwnAct ? 'primary' : 'secondary'}>
            <Link to="/minuta/$id" params={{ id: id_client }} search={{ contrato: id }}>
              {state === 'para_assinar' ? 'Ler e assinar' : 'Ler'}
            </Link>
          </Button>
        )}
        <Button loading={download.isPending} onClick={() => download.mutate(id)}>
          <Download aria-hidden />
          Baixar PDF
        </Button>
      </div>
    </li>
  );
}
