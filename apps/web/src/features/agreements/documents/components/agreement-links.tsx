import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { linkMessages } from '../links.messages.ts';
import { agreementLinksQuery } from '../links.queries.ts';
import { AgreementLinkItem } from './agreement-link-item.tsx';
import { NewAgreementLink } from './new-agreement-link.tsx';

/** Table of the links that open the client's agreement without a password (decision D-30). */
export function AgreementLinks({ id_client }: { id_client: string }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(agreementLinksQuery(id_client));
  return (
    <div className="flex flex-col gap-5">
      {isPending && (
        <div className="flex flex-col gap-2">
          <LoadingNote />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {isError && !data && (
        <ErrorState title={linkMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={LinkIcon} className="py-6" title={linkMessages.none} description={linkMessages.noneHelp} />
      )}
      {!!data?.length && (
        <ul aria-label="Links do contrato" className="flex flex-col divide-y rounded-md border">
          {data.map((link) => (
            <AgreementLinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
      <NewAgreementLink id_client={id_client} />
    </div>
  );
}
