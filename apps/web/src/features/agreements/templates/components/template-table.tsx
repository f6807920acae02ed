import { templateList } from '@restitui/domain/agreements/templates/template-list.ts';
import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { templateMessages } from '../templates.messages.ts';
import { templateListQuery } from '../templates.queries.ts';
import { TemplatePreview } from './template-preview.tsx';

interface TemplateTableProps {
  label: string;
  tenant: string;
  isAtivo: 'true' | 'false';
  columns: (preview: (template: Template) => void) => DataColumn<Template>[];
  lines: (preview: (template: Template) => void) => RowLines<Template>;
  empty: ReactNode;
}

/** Templates with previews and a search over name and type, stored in the URL. */
export function TemplateTable({ label, tenant, isAtivo, columns, lines, empty }: TemplateTableProps) {
  const { filters, change } = useListSearch(templateList, '/signed-in/admin/contratos');
  const list = useQuery(templateListQuery(tenant, isAtivo, filters));
  const [shown, setShown] = useState<Template>();
  const [open, setOpen] = useState(false);

  function preview(template: Template) {
    setShown(template);
    setOpen(true);
  }

  return (
    <>
      <SearchField
        label="Buscar contratos"
        placeholder="Nome ou tipo"
        value={filters.q}
        onSearch={(q) => change({ q })}
        className="mb-4 sm:max-w-md"
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label={label}
          columns={columns(preview)}
          lines={lines(preview)}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={preview}
          error={
            list.isError && (
              <ErrorState title={templateMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            filters.q ? (
              <ListEmpty
                icon={FileText}
                title={templateMessages.noneFound}
                onClear={() => change(templateList.cleared)}
              />
            ) : (
              empty
            )
          }
        />
        {list.data?.page && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['contrato', 'contratos']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      {shown && <TemplatePreview template={shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}
