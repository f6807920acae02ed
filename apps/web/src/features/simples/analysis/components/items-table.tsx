import { formatBRL } from '@restitui/brazil/money.ts';
import { claimStrengthLabels } from '@restitui/domain/simples/analysis/claim-strength.ts';
import { type ItemGroup, itemGroupLabels } from '@restitui/domain/simples/analysis/item-filters.ts';
import { wantedProof } from '@restitui/domain/simples/analysis/proof-request.ts';
import type { AnalysisItem } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { type ReactNode, useMemo } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatDate, formatNcm } from '../../../../lib/formats.ts';
import { StatusDot, type Tone } from '../../../../ui/badge.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import type { DataColumn, RowChoice } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { cstName, formatCfop, formatIbsCbs, formatKey, shortKey } from '../item-formats.ts';
import { NoteButton } from './note-button.tsx';
import { strengthTones } from './strength-badge.tsx';

const tones: Record<ItemGroup, Tone> = { none: 'neutral', st: 'info', mono: 'positive', both: 'positive' };

const columnsOf = (id_apuracao: string): DataColumn<AnalysisItem>[] => [
  {
    id: 'produto',
    header: 'Produto, regra e lei',
    cell: (item) => (
      <span className="block min-w-0 whitespace-normal py-1">
        <span className="block font-medium leading-5">{item.produto}</span>
        <span className="block font-normal text-caption text-muted">
          {item.regra.replace(/\.$/, '')}
          {item.lei && '\u00a0· '}
          {item.fonte ? <LawWithSource law={item.lei} source={item.fonte} /> : item.lei}
          {item.revisar && <strong className="font-medium text-warning">&nbsp;· A revisar</strong>}
        </span>
        {item.forca && (
          <span className="block font-normal text-caption text-muted">
            <StatusDot tone={strengthTones[item.forca]} className="mr-1.5 inline-block align-middle" />
            {claimStrengthLabels[item.forca]}: {item.prova}
            <WantedProof item={item} />
          </span>
        )}
        {item.ibs_cbs && (
          <span className="figures block font-normal text-caption text-muted">{formatIbsCbs(item.ibs_cbs)}</span>
        )}
      </span>
    ),
  },
  { id: 'nota', header: 'Nota', cell: (item) => <NoteCell id_apuracao={id_apuracao} item={item} />, width: '10.5rem' },
  {
    id: 'codigos',
    header: 'NCM, CFOP, CST',
    cell: (item) => (
      <div className="figures py-1 leading-5">
        <p>{formatNcm(item.ncm)}</p>
        <p className="text-caption text-muted">
          {formatCfop(item.cfop)}&nbsp;· {cstName(item.cst_icms)} {item.cst_icms || '—'}
        </p>
      </div>
    ),
    width: '8.25rem',
  },
  {
    id: 'valor',
    header: 'Valor e grupo',
    cell: (item) => (
      <span className="block py-1 leading-5">
        <span className="block">{formatBRL(item.valor)}</span>
        <span className="flex items-center justify-end gap-1.5 text-caption text-muted">
          <StatusDot tone={tones[item.grupo]} />
          {itemGroupLabels[item.grupo]}
        </span>
      </span>
    ),
    align: 'end',
    width: '11rem',
  },
];

interface ItemsTableProps {
  id_apuracao: string;
  items: readonly AnalysisItem[] | undefined;
  fetching: boolean;
  error: ReactNode;
  empty: ReactNode;
  choice?: RowChoice<AnalysisItem> | undefined;
}

export function ItemsTable({ id_apuracao, items, fetching, error, empty, choice }: ItemsTableProps) {
  const columns = useMemo(() => columnsOf(id_apuracao), [id_apuracao]);
  return (
    <div className={cn('transition-opacity duration-100', fetching && 'opacity-60')} aria-busy={fetching}>
      <DataTable
        label="Itens das notas"
        columns={columns}
        rows={items}
        rowKey={(item) => item.id}
        choice={choice}
        error={error}
        empty={empty}
      />
    </div>
  );
}

function WantedProof({ item }: { item: AnalysisItem }) {
  const wanted = wantedProof([item]);
  return wanted !== '' && <span className="block">Prova: {wanted}</span>;
}

/** The law of a rule; the text that the rule was compared with is in the tooltip. */
function LawWithSource({ law, source }: { law: string; source: string }) {
  return (
    <Tooltip text={source}>
      <button
        type="button"
        className="cursor-default rounded-sm text-left underline decoration-dotted underline-offset-2"
      >
        {law || 'Fonte'}
      </button>
    </Tooltip>
  );
}

function NoteCell({ id_apuracao, item }: { id_apuracao: string; item: AnalysisItem }) {
  return (
    <div className="flex items-center gap-1">
      <div className="figures min-w-0 flex-1 leading-5">
        <p className="flex flex-wrap items-center gap-x-2">
          <NoteButton id_apuracao={id_apuracao} chave={item.chave} numero={item.numero} />
        </p>
        <p className="text-caption text-muted">{formatDate(item.emissao)}</p>
        <Tooltip text={<span className="figures">{formatKey(item.chave)}</span>}>
          <button type="button" className="block cursor-default truncate rounded-sm text-caption text-muted">
            <span className="sr-only">Chave da nota {item.numero} </span>
            {shortKey(item.chave)}
          </button>
        </Tooltip>
      </div>
      <CopyButton compact text={item.chave} label={`Copiar a chave da nota ${item.numero}`} />
    </div>
  );
}
