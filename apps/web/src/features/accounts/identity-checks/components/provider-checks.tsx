import { isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { identityCheckListQuery } from '../identity-checks.queries.ts';
import { identityCheckColumns, identityCheckLines } from './identity-check-columns.tsx';

/**
 * Returns the identity checks of the provider's own staff, those that wait for a review, and their company. Empty for reviewers of
 * a consultancy, and while the provider is the acting company, whose list has them.
 */
export function useProviderChecks(acting: string | undefined) {
  const { id_tenant, typeUser } = useActor();
  const applies = typeUser === 'ADMIN' && acting !== id_tenant;
  const { data, error, isPending, refetch } = useQuery({ ...identityCheckListQuery(id_tenant), enabled: applies });
  const rows = applies ? (data ?? []).filter(({ id_user }) => id_user !== null) : [];
  const state = { error: data ? null : error, isPending: applies && isPending, refetch };
  return { rows, waiting: rows.filter(isUndecided), id_tenant, ...state };
}

interface ProviderChecksProps {
  checks: ReturnType<typeof useProviderChecks>;
  onOpen: (id: string) => void;
  /** The rest of the page. It is shown with the list, which would push it down later. */
  children: ReactNode;
}

/** The provider's own staff, who sign as witnesses in all companies: shown whatever company is selected. */
export function ProviderChecks({
  checks: { waiting, error, isPending, refetch },
  onOpen,
  children,
}: ProviderChecksProps) {
  if (isPending) return <SkeletonCard />;
  return (
    <>
      {error && (
        <div className="mb-6">
          <ErrorState title={identityCheckMessages.listFailed} error={error} onRetry={() => refetch()} />
        </div>
      )}
      {waiting.length > 0 && (
        <Card
          flush
          className="mb-6"
          title="Equipe do provedor"
          description="Assinam como testemunhas em todas as empresas e esperam conferência."
        >
          <DataTable
            label="Equipe do provedor"
            columns={identityCheckColumns}
            lines={identityCheckLines}
            rows={waiting}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => onOpen(id)}
          />
        </Card>
      )}
      {children}
    </>
  );
}
