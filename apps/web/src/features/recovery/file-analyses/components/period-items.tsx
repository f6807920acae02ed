import { formatBRL } from '@restitui/brazil/money.ts';
import { type ItemState, itemStateLabels } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { correctionText, recordCorrections } from '@restitui/domain/recovery/file-analyses/record-corrections.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';
import { periodItemsQuery } from '../file-analyses.queries.ts';

interface PeriodItemsProps {
  id_apuracao: string;
  competencia: string;
  tese: string;
  nome: string;
}

const tones: Record<ItemState, Tone> = {
  CONTADO: 'positive',
  JA_EXCLUIDO: 'neutral',
  EM_DUVIDA: 'warning',
  A_CONFIRMAR: 'warning',
  SUSPENSO: 'info',
};

/** Lines of one document can be equal: each is known by its place in the page. */
type PlacedItem = FileAnalysisItem & { place: string };

const columns: DataColumn<PlacedItem>[] = [
  {
    id: 'documento',
    header: 'Documento ou rubrica',
    cell: ({ documento, descricao, data, ...item }) => (
      <div className="min-w-0">
        <p className="figures whitespace-normal break-all font-medium">{documento}</p>
        <p className="whitespace-normal text-caption text-muted">
          {descricao}
          {data && `, ${formatDate(data)}`}
        </p>
        {recordCorrections(item).map((correction) => (
          <p key={`${correction.registro} ${correction.campo}`} className="whitespace-normal text-caption">
            {correctionText(correction)}
          </p>
        ))}
      </div>
    ),
  },
  {
    id: 'regra',
    header: 'Regra e lei',
    cell: ({ regra, lei, detalhe }) => (
      <p className="whitespace-normal py-1 text-caption text-muted">
        {regra}. {lei}. {detalhe}
      </p>
    ),
    hideBelow: 'lg',
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: ({ valor, base, imposto }) => (
      <div>
        <p>{formatBRL(valor)}</p>
        {base !== 0 && <p className="text-caption text-muted">base {formatBRL(base)}</p>}
        {imposto !== 0 && <p className="text-caption text-muted">imposto {formatBRL(imposto)}</p>}
      </div>
    ),
    width: '10rem',
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao }) => <Badge tone={tones[situacao]}>{itemStateLabels[situacao]}</Badge>,
    width: '8.5rem',
  },
];

/** Lists the documents or rubricas behind a thesis of a month; loaded on request. */
export function PeriodItems({ id_apuracao, competencia, tese, nome }: PeriodItemsProps) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const items = useQuery({
    ...periodItemsQuery(id_apuracao, competencia, { q: tese, situacao: undefined, page }),
    enabled: isOpen,
  });
  const rows = useMemo(
    () => items.data?.data.map((item, at): PlacedItem => ({ ...item, place: String(at) })),
    [items.data],
  );
  return (
    <div>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Esconder documentos e rubricas' : 'Ver documentos e rubricas'}
      </Button>
      {isOpen && items.isError && (
        <ErrorState title={fileAnalysisMessages.loadFailed} error={items.error} onRetry={() => items.refetch()} />
      )}
      {isOpen && !items.isError && (
        <>
          <DataTable
            label={`Documentos e rubricas de ${nome}`}
            columns={columns}
            rows={rows}
            rowKey={({ place }) => place}
            empty={<p className="px-4 py-6 text-body text-muted">Nenhum documento por trás deste valor.</p>}
          />
          {items.data && items.data.page.total > items.data.page.size && (
            <Pagination page={items.data.page} onPageChange={setPage} noun={['linha', 'linhas']} />
          )}
        </>
      )}
    </div>
  );
}
