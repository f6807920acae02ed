import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { answerName, sourceNames } from '@restitui/domain/recovery/file-analyses/analysis-answers.ts';
import { type RejectableThesis, rejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import {
  type AnalysisItemFilters,
  isRejectable,
  itemStateLabels,
  type ItemState as State,
} from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { noteFindings } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { correctionText, recordCorrections } from '@restitui/domain/recovery/file-analyses/record-corrections.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { formatCount, formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';
import { periodItemsQuery } from '../file-analyses.queries.ts';
import { PeriodItemFilters } from './period-item-filters.tsx';
import { RejectionDialog } from './rejection-choice.tsx';

interface PeriodItemsProps {
  analysis: Pick<FileAnalysis, 'id_apuracao' | 'calculada_em' | 'razao_social' | 'cnpj' | 'escolhas'>;
  competencia: string;
  mayChange: boolean;
  /** Further buttons beside the one that opens the list. */
  actions?: ReactNode;
  tese: string;
  nome: string;
}

const tones: Record<State, Tone> = {
  CONTADO: 'positive',
  JA_EXCLUIDO: 'neutral',
  EM_DUVIDA: 'warning',
  A_CONFIRMAR: 'warning',
  SUSPENSO: 'info',
  DEVOLUCAO: 'info',
  REJEITADO: 'danger',
};

type Shown = Omit<AnalysisItemFilters, 'q'>;

/** Lines of one document can be equal: each is known by its place in the page. */
type PlacedItem = FileAnalysisItem & { place: string };

const columns: DataColumn<PlacedItem>[] = [
  {
    id: 'documento',
    header: 'Documento ou rubrica',
    cell: ({ documento, descricao, data, notas, ...item }) => (
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
        {notas && <NotesBehind notas={notas} />}
      </div>
    ),
  },
  {
    id: 'regra',
    header: 'Regra e lei',
    cell: ({ regra, lei, detalhe, fonte }) => (
      <p className="whitespace-normal py-1 text-caption text-muted">
        {regra}. {lei}. {detalhe}
        {fonte && `. Imposto: ${sourceNames[fonte]}`}
      </p>
    ),
    hideBelow: 'lg',
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: ({ valor, base, imposto, acessorios = 0 }) => (
      <div>
        <p>{formatBRL(valor)}</p>
        {acessorios !== 0 && <p className="text-caption text-muted">acessórios {formatBRL(acessorios)}</p>}
        {base !== 0 && <p className="text-caption text-muted">base {formatBRL(base)}</p>}
        {imposto !== 0 && <p className="text-caption text-muted">imposto {formatBRL(imposto)}</p>}
      </div>
    ),
    width: '10rem',
  },
];

/** Lists the documents or rubricas behind a thesis of a month; loaded on request. */
export function PeriodItems({ analysis, competencia, tese, nome, mayChange, actions }: PeriodItemsProps) {
  // Kept outside the table, because a row that is replaced would close its dialog.
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown>({ situacao: undefined, codigo: '', page: 1 });
  const filters = { q: tese, ...shown };
  const items = useQuery({ ...periodItemsQuery(analysis, competencia, filters), enabled: isOpen });
  const rows = useMemo(
    () => items.data?.data.map((item, at): PlacedItem => ({ ...item, place: String(at) })),
    [items.data],
  );
  const stateColumn: DataColumn<PlacedItem> = {
    id: 'situacao',
    header: 'Situação',
    cell: (item) => <ItemState {...{ item, analysis, competencia, mayChange }} onAsk={setAsked} />,
    width: '9.5rem',
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Esconder documentos e rubricas' : 'Ver documentos e rubricas'}
        </Button>
        {actions}
      </div>
      {isOpen && items.isError && (
        <ErrorState title={fileAnalysisMessages.loadFailed} error={items.error} onRetry={() => items.refetch()} />
      )}
      {isOpen && !items.isError && (
        <>
          {items.data && (
            <PeriodItemFilters
              {...{ analysis, competencia, filters, nome }}
              grupos={items.data.grupos}
              total={items.data.page.total}
              onChange={setShown}
            />
          )}
          <DataTable
            label={`Documentos e rubricas de ${nome}`}
            columns={[...columns, stateColumn]}
            rows={rows}
            rowKey={({ place }) => place}
            empty={<p className="px-4 py-6 text-body text-muted">Nenhum documento por trás deste valor.</p>}
          />
          {items.data && items.data.page.total > items.data.page.size && (
            <Pagination
              page={items.data.page}
              onPageChange={(page) => setShown({ ...shown, page })}
              noun={['linha', 'linhas']}
            />
          )}
        </>
      )}
      {asked && (
        <RejectionDialog
          {...{ analysis, competencia, ...asked }}
          label={asked.rejeita ? 'Rejeitar' : 'Desfazer rejeição'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** The access keys of the notes that a consolidated line sums. */
function NotesBehind({ notas: { chaves, total } }: { notas: NonNullable<FileAnalysisItem['notas']> }) {
  return (
    <details className="text-caption">
      <summary className="cursor-pointer">{counted(total, 'nota por trás', 'notas por trás')}</summary>
      <ul className="figures max-h-48 overflow-y-auto whitespace-normal break-all pt-1 text-muted">
        {chaves.map((chave) => (
          <li key={chave}>{chave}</li>
        ))}
        {total > chaves.length && <li>e mais {formatCount(total - chaves.length)}</li>}
      </ul>
    </details>
  );
}

/** The rejection that a button asked for. */
interface Asked {
  tese: RejectableThesis;
  documento: string;
  rejeita: boolean;
}

interface ItemStateProps extends Pick<PeriodItemsProps, 'analysis' | 'competencia' | 'mayChange'> {
  item: FileAnalysisItem;
  onAsk: (asked: Asked) => void;
}

/** The state of an item, what was decided on it, and its rejection. */
function ItemState({ item, analysis: { escolhas }, competencia, mayChange, onAsk }: ItemStateProps) {
  const { situacao, codigo, documento } = item;
  const { data: tese } = rejectableThesis.safeParse(item.tese);
  // A credit that was rejected as a whole is taken back as a whole.
  const isRejected = escolhas.some(
    ({ valor }) =>
      valor.tipo === 'rejeicao' &&
      valor.rejeita &&
      valor.competencia === competencia &&
      valor.tese === item.tese &&
      valor.documento === documento,
  );
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      <Badge tone={tones[situacao]}>{itemStateLabels[situacao]}</Badge>
      {codigo && <span className="whitespace-normal text-caption text-muted">{answerName(codigo, noteFindings)}</span>}
      {mayChange && tese && (situacao === 'REJEITADO' ? isRejected : isRejectable(item) && !isRejected) && (
        <Button size="sm" variant="ghost" onClick={() => onAsk({ tese, documento, rejeita: !isRejected })}>
          {isRejected ? 'Desfazer rejeição' : 'Rejeitar'}
        </Button>
      )}
    </div>
  );
}
