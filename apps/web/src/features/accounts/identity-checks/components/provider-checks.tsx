import { isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { IdentityCheckSummary } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { identityCheckListQuery } from '../identity-checks.queries.ts';
import { identityCheckColumns, identityCheckLines } from './identity-check-columns.tsx';

/**
 * Returns the identity checks of the provider's own staff, those that wait for a review, and their company. Empty for reviewers of
 * a consultancy, and while the provider is the acting company, whose list has them.
 */
export function useProviderChecks(acting: string | undefined) {
  const { id_tenant, typeUser } = useActor();
  const applies = typeUser === 'ADMIN' && acting !== id_tenant;
  const { data, isPending } = useQuery({ ...identityCheckListQuery(id_tenant), enabled: applies });
  const rows = applies ? (data ?? []).filter(({ id_user }) => id_user !== null) : [];
  return { rows, waiting: rows.filter(isUndecided), id_tenant, isPending: applies && isPending };
}

interface ProviderChecksProps {
  waiting: readonly IdentityCheckSummary[];
  onOpen: (id: string) => void;
}

/** The provider's own staff, who sign as witnesses in all companies: shown whatever company is selected. */
export function ProviderChecks({ waiting, onOpen }: ProviderChecksProps) {
  if (waiting.length === 0) return null;
  return (
    <Card
      flush
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
  );
}
