import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { claimStrength, claimStrengthLabels } from '@restitui/domain/simples/analysis/claim-strength.ts';
import {
  filterText,
  type ItemGrouping,
  type ItemTally,
  itemGroup,
  itemGroupLabels,
} from '@restitui/domain/simples/analysis/item-filters.ts';
import type { ReactNode } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatCount, formatDate, formatNcm } from '../../../../lib/formats.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { formatCfop, formatIbsCbs, shortKey } from '../item-formats.ts';
import { groupingLabels } from '../item-groupings.ts';

const columnsOf = (por: ItemGrouping): DataColumn<ItemTally>[] => [
  { id: 'grupo', header: groupingLabels[por].one, cell: (tally) => <Name tally={tally} /> },
  {
    id: 'itens',
    header: 'Itens',
    cell: ({ itens, revisar }) => (
      <span className="figures block py-1 text-right leading-5">
        <span className="block">{formatCount(itens)}</span>
        {revisar > 0 && <span className="block text-caption text-warning">{formatCount(revisar)} a revisar</span>}
      </span>
    ),
    align: 'end',
    width: '7rem',
  },
  {
    id: 'valor',
    header: 'Valor',
    cell: ({ valor, grupos, forcas }) => (
      <span className="figures block py-1 text-right leading-5">
        <span className="block">{formatBRL(valor)}</span>
        {itemGroup.options
          .filter((group) => grupos[group] !== 0 && grupos[group] !== valor)
          .map((group) => (
            <span key={group} className="block text-caption text-muted">
              {itemGroupLabels[group]} {formatBRL(grupos[group])}
            </span>
          ))}
        {claimStrength.options
          .filter((strength) => forcas[strength] !== 0)
          .map((strength) => (
            <span key={strength} className="block text-caption text-muted">
              {claimStrengthLabels[strength]} {formatBRL(forcas[strength])}
            </span>
          ))}
      </span>
    ),
    align: 'end',
    width: '17rem',
  },
];

interface GroupsTableProps {
  por: ItemGrouping;
  groups: readonly ItemTally[] | undefined;
  fetching: boolean;
  error: ReactNode;
  empty: ReactNode;
  onOpen: (filtro: string) => void;
}

/** Table of grouped items; a row opens its items. */
export function GroupsTable({ por, groups, fetching, error, empty, onOpen }: GroupsTableProps) {
  return (
    <div className={cn('transition-opacity duration-100', fetching && 'opacity-60')} aria-busy={fetching}>
      <DataTable
        label={`Itens das notas ${groupingLabels[por].by.replace('P', 'p')}`}
        columns={columnsOf(por)}
        rows={groups}
        rowKey={({ filtro }) => filterText(filtro)}
        onRowOpen={({ filtro }) => onOpen(filterText(filtro))}
        error={error}
        empty={empty}
      />
    </div>
  );
}

function Name({ tally: { filtro, ncm, nota } }: { tally: ItemTally }) {
  const [name, detail] =
    filtro.ncm !== undefined
      ? [filtro.ncm ? formatNcm(filtro.ncm) : 'Sem NCM']
      : filtro.cfop !== undefined
        ? [filtro.cfop ? formatCfop(filtro.cfop) : 'Sem CFOP']
        : filtro.chave !== undefined
          ? [
              `Nota ${nota?.numero ?? ''}, série ${nota?.serie ?? ''}`,
              joinFacts(formatDate(nota?.emissao ?? ''), shortKey(filtro.chave)),
            ]
          : [filtro.produto || 'Sem descrição', joinFacts(filtro.codigo, ncm && formatNcm(ncm))];
  return (
    <span className="block min-w-0 whitespace-normal py-1">
      <span className="figures block font-medium leading-5">{name}</span>
      {detail && <span className="figures block font-normal text-caption text-muted">{detail}</span>}
      {nota?.ibs_cbs && (
        <span className="figures block font-normal text-caption text-muted">{formatIbsCbs(nota.ibs_cbs)}</span>
      )}
    </span>
  );
}
