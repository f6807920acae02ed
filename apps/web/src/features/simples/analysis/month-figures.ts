import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { isDeclared } from '@restitui/domain/simples/analysis/month-state.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Figure } from './components/figure-list.tsx';

/** Formats a number of months, such as `3 meses`. */
export function formatMonthCount(count: number): string {
  return counted(count, 'mês', 'meses');
}

const formatFactor = (k: number) => k.toLocaleString('pt-BR', { maximumFractionDigits: 6 });
const count = (value: number) => value.toLocaleString('pt-BR');

interface FigureBlock {
  title: string;
  note?: string;
  figures: Figure[];
}

type MonthFigures = Pick<AnalysisMonth, 'row' | 'k' | 'mDeclarado'>;

/** Groups the 28 figures of a month; the refund calculation is shown separately. */
export function monthFigures({ row, k, mDeclarado }: MonthFigures): FigureBlock[] {
  const declared = (amount: number) => (isDeclared(row) ? formatBRL(amount) : '—');
  return [
    {
      title: 'Declarado no PGDAS-D',
      ...(isDeclared(row) ? {} : { note: 'Falta o PGDAS-D deste mês: envie a declaração para calcular.' }),
      figures: [
        { label: 'Receita bruta auferida', value: declared(row.rb_auferida), strong: true },
        { label: 'Sem substituição', value: declared(row.sem_subs_rb) },
        { label: 'Com substituição', value: declared(row.com_subs_rb) },
        { label: 'Já segregado como monofásico', value: declared(mDeclarado) },
      ],
    },
    {
      title: 'A declarar na retificação',
      ...(k === 1 ? {} : { note: `Os grupos das notas foram ajustados à receita declarada: × ${formatFactor(k)}.` }),
      figures: [
        { label: 'Só ICMS-ST', value: formatBRL(row.valor_retificado_st) },
        { label: 'Monofásicos', value: formatBRL(row.total_monofasicos), note: 'Com ou sem ICMS-ST' },
        { label: 'Total com substituição', value: formatBRL(row.total), strong: true },
      ],
    },
    {
      title: 'Encontrado nas notas',
      figures: [
        { label: 'Receita bruta das notas', value: formatBRL(row.Receita_Bruta_XML), strong: true },
        {
          label: 'Cobertura da receita declarada',
          value: isDeclared(row) ? formatPercent(row.cobertura * 100, 1) : '—',
        },
        { label: 'Só ICMS-ST', value: formatBRL(row.receita_st) },
        { label: 'Só monofásico', value: formatBRL(row.receita_monofasico) },
        { label: 'ICMS-ST e monofásico', value: formatBRL(row.receita_st_e_monofasico) },
        { label: 'Parte monofásica', value: formatPercent(row.porcentagem_monofasicos) },
        { label: 'Parte com ICMS-ST', value: formatPercent(row.porcentagem_icms) },
      ],
    },
    {
      title: 'Itens e efeito',
      note: 'O ICMS pago a mais é pedido ao Estado e não entra no total a restituir.',
      figures: [
        { label: 'Itens de venda', value: count(row.total_produtos_validos) },
        { label: 'Itens monofásicos', value: count(row.total_monofasicos_validos) },
        { label: 'Itens com ICMS-ST', value: count(row.total_icms_st_validos) },
        { label: 'Redução do DAS', value: formatPercent(row.red_efetiva) },
        { label: 'ICMS pago a mais', value: formatBRL(row.total_icms) },
      ],
    },
  ];
}
