import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { counted } from '@restitui/brazil/counted.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import {
  classDescriptions,
  classLabels,
  positionClass,
} from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import {
  isSelected,
  selectedTotals,
  thesisRows,
  totalsByClass,
} from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import {
  correctionSteps,
  openDoubts,
  proofDocuments,
} from '@restitui/domain/recovery/file-analyses/correction-steps.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import type { Content, TableCell } from 'pdfmake';
import {
  dayOf,
  dossierCover,
  dossierPaper,
  type HashedFile,
  head,
  largeFigure,
  right,
  sentFilesPart,
} from '../../../platform/dossier-layout.ts';
import { type DossierPayment, paymentsPart } from '../../../platform/dossier-payments.ts';
import type { AnalysisDossierInput } from './jobs/dossier-messages.ts';

const subjects: Record<FileAnalysisService, string> = {
  PREVIDENCIARIO: 'Contribuições previdenciárias sobre a folha',
  EXCLUSAO_DE_ICMS_E_ST: 'PIS e COFINS: exclusão do ICMS e do ICMS-ST e monofásicos',
};

/** Renders an analysis from files as a PDF: classes, theses with their law, months, corrections, requests and files. */
export function analysisDossierPdf(input: AnalysisDossierInput, archives: readonly HashedFile[]): Promise<Buffer> {
  const { consultancy, razao_social, feito_em, servico } = input;
  return dossierPaper({
    ...{ title: 'Dossiê da análise por arquivos', consultancy, razao_social, feito_em },
    content: [
      ...cover(input),
      ...classesPart(input),
      ...thesesPart(input),
      ...monthsPart(input),
      ...correctionsPart(input),
      ...paymentsPart(paymentsWithTheses(input)),
      ...listPart('Provas a guardar', proofDocuments[servico]),
      ...listPart(
        'Pontos a conferir',
        pointsToCheck(input).map(({ texto }) => texto),
      ),
      ...listPart('Dúvidas em aberto', openDoubts[servico]),
      ...sentFilesPart(archives),
    ],
  });
}

function cover(input: AnalysisDossierInput): Content[] {
  const { consultancy, servico, razao_social, cnpj, meses, classes, regras, mes_restituicao } = input;
  const totals = selectedTotals(meses, classes);
  const [first, last] = [meses[0]?.competencia ?? '', meses.at(-1)?.competencia ?? ''];
  return dossierCover({
    consultancy,
    title: 'Dossiê da análise por arquivos',
    subject: subjects[servico],
    totals: largeFigure('Total das classes marcadas, sem Selic', formatBRL(totals.credito)),
    facts: [
      [
        'Cliente',
        `${displayName(razao_social)} · ${cnpj.length === 14 ? `CNPJ ${formatCnpj(cnpj)}` : 'Pessoa física'}`,
      ],
      [
        'Período',
        `${formatPeriod(first)} a ${formatPeriod(last)} (${counted(meses.length, 'competência', 'competências')})`,
      ],
      ['Corrigido pela Selic', `${formatBRL(totals.corrigido)} em ${mes_restituicao}`],
      ['Classes no total', classes.map((classe) => classLabels[classe]).join(', ') || 'Nenhuma'],
      ['Regras', regras ?? '—'],
      ['Prescrição contada até', formatDay(input.today)],
      ['Calculada em', dayOf(input.calculada_em)],
      ['Dossiê feito em', dayOf(input.feito_em)],
    ],
  });
}

function classesPart({ meses, classes }: AnalysisDossierInput): Content[] {
  const totals = totalsByClass(meses);
  const shown = positionClass.options.filter((classe) => {
    const { credito, prescrito, fora } = totals[classe];
    return credito + prescrito + fora > 0;
  });
  const rows = shown.map((classe): TableCell[] => {
    const { credito, corrigido, prescrito, fora } = totals[classe];
    return [
      { stack: [classLabels[classe], { text: classDescriptions[classe], style: 'small' }] },
      classes.includes(classe) ? 'Sim' : 'Não',
      ...[credito, corrigido, prescrito, fora].map((value) => right(formatBRL(value))),
    ];
  });
  const headings = ['Crédito', 'Corrigido', 'Prescrito', 'Não contável'].map((text) => head(text, 'right'));
  return tablePart(
    'Classes',
    [150, 40, '*', '*', '*', '*'],
    [[head('Classe'), head('No total'), ...headings], ...rows],
  );
}

function thesesPart({ meses, classes }: AnalysisDossierInput): Content[] {
  const rows = thesisRows(meses).map((row): TableCell[] => {
    const condition = [...row.cells.values()].find(({ condicoes }) => condicoes)?.condicoes;
    const mark = row.a_conferir ? 'A conferir: posição a confirmar por um advogado.' : '';
    return [
      row.nome,
      `${classLabels[row.classe]}${classes.includes(row.classe) ? '' : ' (fora do total)'}`,
      { stack: [row.fonte, condition ?? '', { text: mark, color: '#7a4a00' }].filter(Boolean) },
      right(formatBRL(row.total)),
    ];
  });
  const headings = [head('Tese'), head('Classe'), head('Fonte e condições'), head('Crédito', 'right')];
  return tablePart('Teses', [110, 80, '*', 70], [headings, ...rows]);
}

function monthsPart({ meses, classes }: AnalysisDossierInput): Content[] {
  const rows = meses.map((month): TableCell[] => {
    const cells = month.celulas.filter((cell) => isSelected(cell, classes));
    const { pagamento, pagamento_presumido, prescreve_em, selic_percentual } = month;
    return [
      formatPeriod(month.competencia),
      pagamento ? `${formatDay(pagamento)}${pagamento_presumido ? ' *' : ''}` : 'Não pago',
      prescreve_em ? formatDay(prescreve_em) : '—',
      right(selic_percentual.replace('.', ',')),
      right(formatBRL(sumOfReais(cells.map(({ credito }) => credito)))),
      right(formatBRL(sumOfReais(cells.map(({ corrigido }) => corrigido)))),
      { stack: month.alertas.map(({ texto }) => `• ${texto}`), style: 'small' },
    ];
  });
  const headings = [
    ...[head('Mês'), head('Pagamento'), head('Prescreve em'), head('Selic (%)', 'right')],
    ...[head('Crédito', 'right'), head('Corrigido', 'right'), head('Avisos')],
  ];
  return [
    ...tablePart('Meses', [40, 56, 56, 42, 62, 62, '*'], [headings, ...rows]),
    { text: '* Vencimento: falta a prova do pagamento.', style: 'small' },
  ];
}

function correctionsPart({ servico, correcoes }: AnalysisDossierInput): Content[] {
  const rows = correcoes.map(({ competencia, credito, rubricas, eventos, documentos, teses }): TableCell[] => {
    const codes = [...new Set(rubricas.map(({ rubrica }) => rubrica))].join(', ');
    const events = [...Map.groupBy(eventos, ({ tipo }) => tipo)].map(([tipo, list]) => `${list.length} × ${tipo}`);
    const names = teses.map(({ nome }) => nome).join(', ');
    return [
      formatPeriod(competencia),
      codes === '' ? `${names}: ${counted(documentos, 'documento', 'documentos')}` : `Rubricas ${codes}`,
      events.join(', ') || '—',
      right(formatBRL(credito)),
    ];
  });
  const headings = [head('Mês'), head('O que corrigir'), head('Eventos'), head('Crédito', 'right')];
  return [
    ...listPart('Como pedir', correctionSteps[servico]),
    ...(rows.length > 0 ? tablePart('Correções', [44, '*', 110, 70], [headings, ...rows]) : []),
    { text: 'Rubricas, recibos dos eventos e documentos, um a um, estão na planilha do dossiê.', style: 'small' },
  ];
}

/** Returns the payments with what was asked for each thesis; the result may have another amount today. */
function paymentsWithTheses({ pedidos, pagamentos }: AnalysisDossierInput): DossierPayment[] {
  return pagamentos.map((payment) => {
    const { competencia, situacao, teses } = payment.request;
    if (situacao === 'A_PEDIR') return payment;
    const asked = teses.map(({ tese, nome, credito }) => {
      const thesis = pedidos.find((one) => one.competencia === competencia && one.tese === tese);
      return { nome, valor: thesis?.valor_pedido ?? credito };
    });
    return { ...payment, teses: asked };
  });
}

function tablePart(title: string, widths: (number | '*')[], body: TableCell[][]): Content[] {
  return [
    { text: title, style: 'part' },
    { layout: 'lightHorizontalLines', table: { headerRows: 1, widths, body } },
  ];
}

function listPart(title: string, texts: readonly string[]): Content[] {
  return texts.length === 0 ? [] : [{ text: title, style: 'part' }, { ul: [...texts] }];
}
