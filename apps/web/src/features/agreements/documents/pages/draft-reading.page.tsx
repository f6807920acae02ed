import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { LinkIcon } from 'lucide-react';
import { isLinkOver } from '../../../../lib/api-error.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { AgreementHtml } from '../../templates/components/agreement-html.tsx';
import { AgreementSkeleton } from '../components/agreement-sheet.tsx';
import { ClientFrame } from '../components/client-frame.tsx';
import { draftMessages } from '../drafts.messages.ts';
import { draftQuery } from '../drafts.queries.ts';

/** A draft agreement for the holder of its link (decision D-30). */
export function DraftReadingPage() {
  const { id, id2 } = useParams({ from: '/minuta-read/$id/$id2' });
  const { t } = useSearch({ from: '/minuta-read/$id/$id2' });
  const { data, error, isFetching, refetch } = useQuery(draftQuery(id, id2, t));
  if (error && isLinkOver(error)) {
    return (
      <ClientFrame>
        <EmptyState icon={LinkIcon} title={draftMessages.expired} titleAs="h1" description={draftMessages.askAgain} />
      </ClientFrame>
    );
  }
  return (
    <ClientFrame>
      <h1 className="text-balance font-semibold text-title tracking-tight">Proposta de Minuta</h1>
      {data && (
        <>
          <Notice tone="info" className="print:hidden">
            Proposta de {displayName(data.empresa)}. Os dados entre colchetes são preenchidos no cadastro.
          </Notice>
          <div className="rounded-lg border bg-surface px-5 py-8 sm:px-12 sm:py-12 print:border-0 print:p-0">
            <AgreementHtml html={data.html} />
          </div>
        </>
      )}
      {!data && !error && <AgreementSkeleton />}
      {error && (
        <ErrorState title={draftMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </ClientFrame>
  );
}
