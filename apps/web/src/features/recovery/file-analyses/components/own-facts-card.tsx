import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { thesisRows } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { judicialCredits } from '@restitui/domain/recovery/file-analyses/judicial-limit.ts';
import { taxClassLabels } from '@restitui/domain/recovery/file-analyses/tax-class.ts';
import { useState } from 'react';
import { formatCnpjCpf, formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { type CompanyFacts, CompanyFactsDialog } from './company-facts-dialog.tsx';
import { JudicialCreditNote } from './judicial-credit-note.tsx';
import { type OwnAction, OwnActionDialog } from './own-action-dialog.tsx';
import { type EstablishmentRates, RatesDialog } from './rates-dialog.tsx';

interface OwnFactsCardProps {
  analysis: FileAnalysis;
  mayChange: boolean;
}

type Open =
  | { kind: 'action'; value?: OwnAction }
  | { kind: 'rates'; value?: EstablishmentRates }
  | { kind: 'company'; value?: CompanyFacts };

const listedKinds: readonly ChoiceValue['tipo'][] = ['empresa', 'acao', 'estabelecimento'];

/** Lists the company's own actions and the rates of its establishments, and takes further ones. */
export function OwnFactsCard({ analysis, mayChange }: OwnFactsCardProps) {
  const { id_apuracao, cnpj, escolhas, meses } = analysis;
  const [open, setOpen] = useState<Open>();
  const names = new Map(thesisRows(meses).map((row) => [[...row.cells.values()][0]?.tese ?? '', row.nome]));
  const listed = escolhas.filter(({ valor }) => listedKinds.includes(valor.tipo));
  const company = listed.map(({ valor }) => valor).find((valor) => valor.tipo === 'empresa');
  const credits = judicialCredits(escolhas, meses);
  const close = () => setOpen(undefined);
  return (
    <FoldingCard
      flush
      title="Ações, alíquotas e empresa"
      summary={listed.length > 0 ? counted(listed.length, 'informação', 'informações') : 'Nada informado'}
      description="A ação própria torna contável a tese que precisa dela e para a prescrição no ajuizamento. RAT, FAP e terceiros digitados valem antes dos arquivos. O início da DCTFWeb diz desde quando o crédito serve para todos os tributos federais."
      actions={
        mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setOpen({ kind: 'action' })}>
              Nova ação
            </Button>
            <Button size="sm" onClick={() => setOpen({ kind: 'rates' })}>
              Novas alíquotas
            </Button>
            {!company && (
              <Button size="sm" onClick={() => setOpen({ kind: 'company' })}>
                Dados da empresa
              </Button>
            )}
          </div>
        )
      }
    >
      {listed.length === 0 && (
        <p className="border-t px-4 py-4 text-body text-muted">Nenhuma ação, alíquota nem dado da empresa informado.</p>
      )}
      {listed.map(({ chave, valor, motivo, autor, em }) => (
        <div
          key={`${valor.tipo} ${chave}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3 text-body"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-medium">{titleOf(valor, names)}</p>
            <p className="figures text-caption text-muted">{factsOf(valor)}</p>
            {valor.tipo === 'acao' && <JudicialCreditNote credits={credits} posicao={valor.posicao} />}
            <p className="text-caption text-muted">
              {displayName(autor)}, {formatDate(em)}: {motivo}
            </p>
          </div>
          {mayChange && (
            <Button size="sm" aria-label={`Alterar ${titleOf(valor, names)}`} onClick={() => setOpen(openOf(valor))}>
              Alterar
            </Button>
          )}
        </div>
      ))}
      {open?.kind === 'action' && (
        <OwnActionDialog id_apuracao={id_apuracao} names={names} value={open.value} onClose={close} />
      )}
      {open?.kind === 'rates' && (
        <RatesDialog id_apuracao={id_apuracao} cnpj={cnpj} value={open.value} onClose={close} />
      )}
      {open?.kind === 'company' && <CompanyFactsDialog id_apuracao={id_apuracao} value={open.value} onClose={close} />}
    </FoldingCard>
  );
}

function openOf(valor: ChoiceValue): Open | undefined {
  switch (valor.tipo) {
    case 'acao':
      return { kind: 'action', value: valor };
    case 'estabelecimento':
      return { kind: 'rates', value: valor };
    case 'empresa':
      return { kind: 'company', value: valor };
    default:
      return undefined;
  }
}

function titleOf(valor: ChoiceValue, names: ReadonlyMap<string, string>): string {
  switch (valor.tipo) {
    case 'acao':
      return `Ação: ${names.get(valor.posicao) ?? valor.posicao} (${valor.posicao})`;
    case 'estabelecimento':
      return `Estabelecimento ${formatCnpjCpf(valor.inscricao)}`;
    case 'empresa':
      return 'Dados da empresa';
    default:
      return '';
  }
}

function factsOf(valor: ChoiceValue): string {
  switch (valor.tipo) {
    case 'acao': {
      const final = valor.transito_em ? `trânsito em ${formatDate(valor.transito_em)}` : 'sem trânsito em julgado';
      return `Ajuizada em ${formatDate(valor.ajuizada_em)}, ${final}`;
    }
    case 'estabelecimento':
      return joined([
        ['RAT', valor.rat?.toLocaleString('pt-BR')],
        ['FAP', valor.fap?.toLocaleString('pt-BR', { maximumFractionDigits: 4 })],
        ['FPAS', valor.fpas],
        ['Terceiros', valor.codTercs],
      ]);
    case 'empresa':
      return joined([
        ['DCTFWeb desde', valor.dctfweb_inicio],
        ['Classificação tributária', valor.classTrib && `${valor.classTrib}, ${taxClassLabels[valor.classTrib]}`],
      ]);
    default:
      return '';
  }
}

function joined(facts: readonly (readonly [label: string, text: string | null | undefined])[]): string {
  return joinFacts(...facts.flatMap(([label, text]) => (text ? [`${label} ${text}`] : []))) || 'Valem os arquivos';
}
