import { formatBRL } from '@restitui/brazil/money.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { AnalysisReviews, ReviewedProduct } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useMemo } from 'react';
import { formatCount, formatNcm } from '../../../../lib/formats.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { Button } from '../../../../ui/button.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { Truncated } from '../../../../ui/truncated.tsx';
import { DecisionBadge } from './decision-badge.tsx';

interface ReviewTableProps {
  reviews: AnalysisReviews;
  /** Undefined where the user may not revoke the decision. */
  onRevoke: (decision: SimplesDecision) => (() => void) | undefined;
}

const keyOf = ({ codigo, ncm, extipi, regra, decisao }: ReviewedProduct) =>
  [codigo, ncm, extipi, regra, decisao].join('|');

/** Table of decided products, most valuable first; the rest on request. */
export function ReviewTable({ reviews, onRevoke }: ReviewTableProps) {
  const phone = usePhone();
  const columns = useMemo(() => columnsOf(reviews.decisoes, phone), [reviews.decisoes, phone]);
  const { produtos } = reviews;

  return (
    <DataTable
      label="Produtos decididos"
      columns={columns}
      rows={produtos}
      first={{
        count: 8,
        all: `Mostrar todos os ${formatCount(produtos.length)} produtos`,
      }}
      rowKey={keyOf}
      actionsWidth="6.5rem"
      rowActions={(product: ReviewedProduct) => {
        const decision = decisionOf(reviews.decisoes, product);
        const revoke = decision && onRevoke(decision);
        return (
          revoke && (
            <Button size="sm" onClick={revoke} aria-label={`Revogar a decisão sobre ${product.produto}`}>
              Revogar
            </Button>
          )
        );
      }}
    />
  );
}

function decisionOf(decisions: readonly SimplesDecision[], { decisao, nova_decisao }: ReviewedProduct) {
  return decisions.find(({ id }) => id === (nova_decisao ?? decisao));
}

function columnsOf(decisions: readonly SimplesDecision[], phone: boolean): DataColumn<ReviewedProduct>[] {
  const columns: DataColumn<ReviewedProduct>[] = [
    {
      id: 'produto',
      header: 'Produto',
      value: ({ produto }) => produto,
      cell: ({ produto, codigo, regra }) => (
        <div className="min-w-0">
          <Truncated className="font-medium">{produto}</Truncated>
          <p className="font-normal text-caption text-muted">Código {codigo}</p>
          {phone && <p className="whitespace-normal font-normal text-caption text-muted">{regra}</p>}
        </div>
      ),
    },
    {
      id: 'ncm',
      header: 'NCM',
      value: ({ ncm }) => ncm,
      cell: ({ ncm }) => <span className="figures">{formatNcm(ncm)}</span>,
      width: '7rem',
    },
    {
      id: 'regra',
      header: 'Por que revisar',
      cell: ({ regra }) => <p className="whitespace-normal py-1 text-caption text-muted">{regra}</p>,
      hideBelow: 'lg',
    },
    {
      id: 'meses',
      header: 'Meses',
      align: 'end',
      value: ({ meses }) => meses.length,
      cell: ({ meses }) => formatCount(meses.length),
      width: '5.5rem',
      hideBelow: 'md',
    },
    {
      id: 'valor',
      header: 'Vendas',
      align: 'end',
      value: ({ valor }) => valor,
      cell: ({ valor }) => formatBRL(valor),
      width: '9rem',
    },
    {
      id: 'decisao',
      header: 'Decisão',
      cell: (product) => <DecisionBadge contar={decisionOf(decisions, product)?.contar} />,
      width: '8.5rem',
    },
  ];
  return phone ? columns.filter(({ id }) => id !== 'regra') : columns;
}
