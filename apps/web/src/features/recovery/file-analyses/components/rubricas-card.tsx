import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { AnalysedRubrica, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { saveRubricas } from '../file-analyses.queries.ts';
import { MapRubricaDialog } from './map-rubrica-dialog.tsx';

interface RubricasCardProps {
  analysis: FileAnalysis;
  mayChange: boolean;
}

const origins: Record<AnalysedRubrica['origem'], string> = {
  SUGERIDA: 'sugerida pela natureza e pela descrição',
  CLIENTE: 'confirmada para este cliente',
  COMPARTILHADA: 'compartilhada de outro cliente',
};

const columns: DataColumn<AnalysedRubrica>[] = [
  {
    id: 'rubrica',
    header: 'Rubrica',
    value: ({ descricao }) => descricao,
    cell: ({ tabela, codigo, descricao, natureza, incidencias = [] }) => (
      <div className="min-w-0">
        <p className="whitespace-normal font-medium">{descricao || codigo}</p>
        <p className="figures font-normal text-caption text-muted">
          {tabela} {codigo}
          {natureza && `\u00a0· natureza ${natureza}`}
        </p>
        {incidencias.length > 0 && (
          <p className="figures whitespace-normal font-normal text-caption text-muted">
            Incidência{' '}
            {incidencias.map((one) => `${one.codigo} de ${formatPeriod(one.de)} a ${formatPeriod(one.ate)}`).join(', ')}
          </p>
        )}
      </div>
    ),
  },
  {
    id: 'valor',
    header: 'Tributado',
    align: 'end',
    value: ({ valor }) => valor,
    cell: ({ valor }) => formatBRL(valor),
    width: '9rem',
  },
  {
    id: 'verba',
    header: 'Verba',
    value: ({ nome }) => nome,
    cell: ({ nome, origem }) => (
      <div className="min-w-0">
        <p className="whitespace-normal">{nome ?? 'Não é verba'}</p>
        <p className="whitespace-normal text-caption text-muted">{origins[origem]}</p>
      </div>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ confirmada }) => Number(confirmada),
    cell: ({ confirmada }) =>
      confirmada ? <Badge tone="positive">Conta</Badge> : <Badge tone="warning">A confirmar</Badge>,
    width: '8.5rem',
  },
];

const rubricaLines: RowLines<AnalysedRubrica> = {
  headings: ['Rubrica', 'Tributado, R$'],
  widths: '5.75rem',
  actionsWidth: '4.75rem',
  name: ({ descricao, codigo }) => <span className="line-clamp-2 whitespace-normal">{descricao || codigo}</span>,
  below: ({ tabela, codigo, natureza, incidencias = [], nome, origem, confirmada }) => (
    <span className="figures text-caption text-muted">
      {joinFacts(
        `${tabela} ${codigo}`,
        natureza && `natureza ${natureza}`,
        ...incidencias.map((one) => `incidência ${one.codigo} de ${formatPeriod(one.de)} a ${formatPeriod(one.ate)}`),
        `${nome ?? 'não é verba'}, ${origins[origem]}`,
      )}
      {!confirmada && <span className="text-warning">&nbsp;· A confirmar</span>}
    </span>
  ),
  values: ({ valor }) => [formatDecimal(valor)],
};

/** Lists the rubricas that were met, greatest first, and maps them to verbas (PR-071). */
export function RubricasCard({ analysis: { id_apuracao, rubricas }, mayChange }: RubricasCardProps) {
  const save = useMutation(saveRubricas(id_apuracao));
  const [mapped, setMapped] = useState<AnalysedRubrica>();
  const suggested = rubricas.filter(({ origem, confirmada, verba }) => origem === 'SUGERIDA' && confirmada && verba);
  const unconfirmed = rubricas.filter(({ confirmada }) => !confirmada).length;
  return (
    <FoldingCard
      title="Rubricas"
      summary={[
        counted(rubricas.length, 'rubrica', 'rubricas'),
        ...(unconfirmed > 0 ? [`${unconfirmed} a confirmar`] : []),
      ].join(', ')}
      description="A verba de cada rubrica vale para os próximos envios do cliente."
      flush
      actions={
        mayChange &&
        suggested.length > 0 && (
          <Button
            size="sm"
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                suggested.map(({ tabela, codigo, verba }) => ({
                  ...{ tabela, codigo, verba },
                  ...{ confirmada: true, compartilhada: false },
                })),
              )
            }
          >
            Confirmar {counted(suggested.length, 'sugerida', 'sugeridas')}
          </Button>
        )
      }
    >
      <DataTable
        label="Rubricas da folha"
        columns={columns}
        lines={rubricaLines}
        rows={rubricas}
        first={{
          count: 8,
          all: `Mostrar todas as ${formatCount(rubricas.length)} rubricas`,
        }}
        rowKey={({ tabela, codigo }) => `${tabela} ${codigo}`}
        {...(mayChange && {
          actionsWidth: '6.5rem',
          rowActions: (rubrica: AnalysedRubrica) => (
            <Button size="sm" onClick={() => setMapped(rubrica)} aria-label={`Mapear ${rubrica.descricao}`}>
              Mapear
            </Button>
          ),
        })}
      />
      {mapped && (
        <MapRubricaDialog
          rubrica={mapped}
          pending={save.isPending}
          onSave={(rubrica) => save.mutate([rubrica], { onSuccess: () => setMapped(undefined) })}
          onClose={() => setMapped(undefined)}
        />
      )}
    </FoldingCard>
  );
}
