import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { type BoletoBucket, boletoBucketLabels } from '@restitui/domain/insights/dashboards/boleto-bucket.ts';
import type { BoletoDetail } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { boletosOfCardQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

const columns: readonly DataColumn<BoletoDetail>[] = [
  { id: 'nome', header: 'Nome', cell: ({ nome }) => <TwoLines>{displayName(nome)}</TwoLines> },
  {
    id: 'valor',
    header: 'Valor',
    cell: ({ valor }) => formatBRL(valor),
    align: 'end',
    width: '10rem',
  },
  {
    id: 'dataVencimento',
    header: 'Vencimento',
    cell: ({ dataVencimento }) => formatDate(dataVencimento),
    width: '9rem',
  },
  {
    id: 'createdDate',
    header: 'Criação',
    cell: ({ createdDate }) => formatDate(createdDate),
    width: '9rem',
  },
];

interface BoletoDetailsProps {
  scope: Parameters<typeof boletosOfCardQuery>[0];
  bucket: BoletoBucket;
  /** Called once the list has its length. */
  onListed: () => void;
}

/** Renders the boletos of the open card. */
export function BoletoDetails({ scope, bucket, onListed }: BoletoDetailsProps) {
  const [number, setNumber] = useState(1);
  const query = useQuery(boletosOfCardQuery(scope, bucket, number));
  const page = query.data?.page;
  const listed = useRef(onListed);
  listed.current = onListed;
  useEffect(() => {
    if (!query.isPending) listed.current();
  }, [query.isPending]);
  return (
    <Card flush title={boletoBucketLabels[bucket]} description="Os que vencem por último primeiro">
      <div className="border-t">
        <DataTable
          label={boletoBucketLabels[bucket]}
          columns={columns}
          rows={query.data?.data}
          rowKey={({ id }) => id}
          error={query.isError && !query.data && <FiguresError query={query} />}
          empty={<EmptyState icon={ReceiptText} title="Nenhum detalhe disponível para esta categoria." />}
        />
        {page && page.total > page.size && (
          <div className="border-t">
            <Pagination page={page} noun={['boleto', 'boletos']} onPageChange={setNumber} />
          </div>
        )}
      </div>
    </Card>
  );
}
