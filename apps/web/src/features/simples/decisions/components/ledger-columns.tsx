import { formatBRL } from '@restitui/brazil/money.ts';
import { ledgerEffect } from '@restitui/domain/simples/decisions/ledger-effect.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { TriangleAlert } from 'lucide-react';
import { formatCount, formatNcm } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { Truncated } from '../../../../ui/truncated.tsx';
import { signedBRL } from '../difference.ts';
import { ledgerState } from '../ledger-texts.ts';

/** Columns of the ledger; on a phone the codes are below the name. */
export function ledgerColumns(phone: boolean): DataColumn<LedgerProduct>[] {
  const columns: DataColumn<LedgerProduct>[] = [
    { id: 'produto', header: 'Produto e por quê', cell: (product) => <Name {...product} /> },
    {
      id: 'meses',
      header: 'Meses',
      align: 'end',
      cell: ({ meses }) => formatCount(meses.length),
      width: '5rem',
      hideBelow: 'lg',
    },
    {
      id: 'itens',
      header: 'Itens',
      align: 'end',
      cell: ({ itens }) => formatCount(itens),
      width: '5.5rem',
      hideBelow: 'lg',
    },
    { id: 'valor', header: 'Vendas', align: 'end', cell: ({ valor }) => formatBRL(valor), width: '8.5rem' },
    {
      id: 'efeito',
      header: 'Se mudar',
      align: 'end',
      cell: (product) => <Effect value={ledgerEffect(product)} />,
      width: '8.5rem',
    },
    {
      id: 'classificacao',
      header: 'Classificação',
      cell: (product) => {
        const { label, tone } = ledgerState(product);
        return <Badge tone={tone}>{label}</Badge>;
      },
      width: '9.5rem',
    },
  ];
  return phone ? columns.filter(({ id }) => id !== 'meses' && id !== 'itens') : columns;
}

function Name({ produto, codigo, ncm, regra, suspeitas }: LedgerProduct) {
  const [suspicion] = suspeitas;
  return (
    <div className="min-w-0 whitespace-normal py-1 font-normal">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Truncated className="min-w-0 font-medium">{produto}</Truncated>
        <span className="figures text-caption text-muted">
          {codigo}&nbsp;· {ncm ? formatNcm(ncm) : 'sem NCM'}
        </span>
      </p>
      {suspicion ? (
        <p className="flex items-start gap-1 text-caption text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {suspicion.texto}
        </p>
      ) : (
        <p className="text-caption text-muted">{regra}</p>
      )}
    </div>
  );
}

function Effect({ value }: { value: number }) {
  const tone = value > 0 ? 'text-positive' : value < 0 ? 'text-danger' : 'text-muted';
  return <span className={`font-medium ${tone}`}>{value === 0 ? '—' : signedBRL(value)}</span>;
}
