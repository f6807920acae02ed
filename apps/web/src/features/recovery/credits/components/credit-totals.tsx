import { formatBRL } from '@restitui/brazil/money.ts';
import { creditTotals } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { TableCell, TableRow, TableRowHeader } from '../../../../ui/table.tsx';
import { Balance } from './balance.tsx';
import { FigureLine } from './figure-line.tsx';

interface CreditTotalsProps {
  credits: readonly Credit[];
}

export function CreditTotalsRow({ credits }: CreditTotalsProps) {
  const totals = creditTotals(credits);
  const { creditOrigin, selic, corrigido, compensacao, saldo, comissao } = totals;
  return (
    <TableRow className="font-semibold *:border-t *:border-b-0">
      <TableRowHeader>Total</TableRowHeader>
      <TableCell align="end">{formatBRL(creditOrigin)}</TableCell>
      <TableCell align="end">{formatBRL(selic)}</TableCell>
      <TableCell align="end">{formatBRL(corrigido)}</TableCell>
      <TableCell align="end">{formatBRL(compensacao)}</TableCell>
      <TableCell align="end">
        <Balance value={saldo} />
      </TableCell>
      <TableCell align="end">{formatBRL(comissao)}</TableCell>
      <TableCell colSpan={2} />
    </TableRow>
  );
}

/** Renders the totals as a card on phones. */
export function CreditTotalsCard({ credits }: CreditTotalsProps) {
  const { creditOrigin, selic, corrigido, compensacao, saldo, comissao } = creditTotals(credits);
  return (
    <section aria-label="Total dos créditos" className="border-t p-4">
      <h3 className="mb-2 font-semibold">Total</h3>
      <dl className="flex flex-col gap-1 font-medium">
        <FigureLine label="Crédito original">{formatBRL(creditOrigin)}</FigureLine>
        <FigureLine label="Selic">{formatBRL(selic)}</FigureLine>
        <FigureLine label="Corrigido">{formatBRL(corrigido)}</FigureLine>
        <FigureLine label="Compensação">{formatBRL(compensacao)}</FigureLine>
        <FigureLine label="Saldo">
          <Balance value={saldo} />
        </FigureLine>
        <FigureLine label="Comissão">{formatBRL(comissao)}</FigureLine>
      </dl>
    </section>
  );
}
