import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { contractMessages } from '../contracts.messages.ts';
import { contractListQuery } from '../contracts.queries.ts';
import { ContractPreview } from './contract-preview.tsx';

interface ContractTableProps {
  label: string;
  tenant: string;
  isAtivo: 'true' | 'false';
  columns: (preview: (contract: Contract) => void) => DataColumn<Contract>[];
  empty: ReactNode;
}

/** Templates with a search over name and type, which the address keeps, and a preview of each. */
export function ContractTable({ label, tenant, isAtivo, columns, empty }: ContractTableProps) {
  const { q = '', pagina = 1, ...rest } = useSearch({ strict: false }) as { q?: string; pagina?: number };
  const navigate = useNavigate();
  const list = useQuery(contractListQuery(tenant, { isAtivo, q, pagina }));
  const [shown, setShown] = useState<Contract>();
  const [open, setOpen] = useState(false);

  const go = (next: { q?: string | undefined; pagina?: number }) =>
    navigate({ to: '.', search: { ...rest, q: q || undefined, ...next } as never, replace: 'q' in next });
  function preview(contract: Contract) {
    setShown(contract);
    setOpen(true);
  }

  return (
    <>
      <SearchField
        label="Buscar contratos"
        placeholder="Nome ou tipo"
        value={q}
        onSearch={(text) => go({ q: text || undefined })}
        className="mb-4 sm:max-w-md"
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label={label}
          columns={columns(preview)}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={preview}
          error={
            list.isError && (
              <ErrorState title={contractMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            q ? <EmptyState icon={SearchX} title="Nenhum contrato encontrado" description="Mude a busca." /> : empty
          }
        />
        {list.data?.page && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="contratos" onPageChange={(page) => go({ pagina: page })} />
          </div>
        )}
      </Card>
      {shown && <ContractPreview contract={shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}
