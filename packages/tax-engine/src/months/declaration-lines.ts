import type { Declaration } from '../pgdas/declaration.ts';
import { dasDueDate } from '../rules/das-due-date.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import type { DeclarationLine, DeclarationSummary } from './analysis-row.ts';
import { taxesInReais } from './tax-reais.ts';

/** Converts the declaration's activities with their parcels to reais. */
export function declarationLines({ activities }: Declaration): DeclarationLine[] {
  return activities.map(({ establishment, id, annex, description, revenue, parcels, taxes: row }) => ({
    estabelecimento: establishment,
    atividade: id,
    anexo: annex,
    descricao: description,
    receita: revenue / 100,
    parcelas: parcels.map(({ cents, qualifiers }) => ({
      valor: cents / 100,
      qualificadores: qualifiers.map(({ text }) => text),
    })),
    tributos: taxesInReais(row),
  }));
}

/** Summarises a declaration in reais. `rbt12` is the one used, in cents; undefined when none reproduces the taxes. */
export function declarationSummary(
  declaration: Declaration,
  rbt12: number | undefined,
  rules: RuleSet = latestRuleSet,
): DeclarationSummary {
  const { das, payments, paymentState, totals, taxMonth } = declaration;
  const isPaid = paymentState === 'paid';
  return {
    numero: declaration.number,
    sequencia: declaration.sequence,
    tipo: declaration.rectifying ? 'Retificadora' : 'Original',
    regime: declaration.regime === 'caixa' ? 'Caixa' : 'Competência',
    rbt12: (rbt12 ?? declaration.rbt12?.internal ?? 0) / 100,
    das_total: (totals.declared?.total ?? 0) / 100,
    das: das ? { numero: das.number, principal: das.principal === undefined ? null : das.principal / 100 } : null,
    vencimento: dasDueDate(taxMonth, rules),
    pago_em: payments.at(-1)?.date ?? null,
    valor_pago: isPaid ? payments.reduce((sum, { cents }) => sum + cents, 0) / 100 : null,
    pagamentos: payments.map(({ date, cents }) => ({ data: date, valor: cents / 100 })),
    pagamento_presumido: paymentState === 'unknown',
    arquivos: declaration.files,
  };
}
