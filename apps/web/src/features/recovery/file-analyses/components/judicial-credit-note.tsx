import { formatBRL } from '@restitui/brazil/money.ts';
import { type JudicialCredit, limitText } from '@restitui/domain/recovery/file-analyses/judicial-limit.ts';

interface JudicialCreditNoteProps {
  credits: readonly JudicialCredit[];
  /** A position of the action. */
  posicao: string;
}

/** Tells the credit of an action and, from ten million reais, how much of it may be offset in a month. */
export function JudicialCreditNote({ credits, posicao }: JudicialCreditNoteProps) {
  const credit = credits.find(({ posicoes }) => posicoes.includes(posicao));
  if (!credit || credit.corrigido === 0) return null;
  const { corrigido, posicoes, limite } = credit;
  const total = `Crédito contável da ação${posicoes.length > 1 ? `, ${posicoes.length} teses` : ''}: ${formatBRL(corrigido)} corrigidos.`;
  return (
    <p className="figures text-caption text-muted">
      {total}
      {limite && (
        <>
          {' '}
          <strong className="font-medium text-warning">{limitText(limite)}</strong>
        </>
      )}
    </p>
  );
}
