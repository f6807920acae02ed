import { formatBRL } from '@restitui/brazil/money.ts';
import { creditTotals } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { TableCell, TableRow } from '../../../ui/table.tsx';
import { Figure } from './credit-card.tsx';
import { Balance } from './credit-row.tsx';

interface CreditTotalsProps {
  credits: readonly Credit[];
}

export function CreditTotalsRow({ credits }: CreditTotalsProps) {
  const totals = creditTotals(credits);
  const { creditOrigin, selic, corrigido, compensacao, saldo, comissao } = totals;
  return (
    <TableRow className="font-semibold [&>td]:border-t [&>td]:border-b-0">
      <TableCell>Total</TableCell>
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

/** The same on a phone. */
export function CreditTotalsCard({ credits }: CreditTotalsProps) {
  const { creditOrigin, selic, corrigido, compensacao, saldo, comissao } = creditTotals(credits);
  return (
    <section aria-label="Total dos créditos" className="border-t p-4">
      <h3 className="mb-2 font-semibold">Total</h3>
      <dl className="flex flex-col gap-1 font-medium">
        <Figure label="Crédito original">{formatBRL(creditOrigin)}</Figure>
        <Figure label="Selic">{formatBRL(selic)}</Figure>
        <Figure label="Corrigido">{formatBRL(corrigido)}</Figure>
        <Figure label="Compensação">{formatBRL(compensacao)}</Figure>
        <Figure label="Saldo">
          <Balance value={saldo} />
        </Figure>
        <Figure label="Comissão">{formatBRL(comissao)}</Figure>
      </dl>
    </section>
  );
}
