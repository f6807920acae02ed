import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { ChevronRight } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import { Balance } from './balance.tsx';
import { CreditActions } from './credit-actions.tsx';
import { CreditCalculationDetail } from './credit-calculation-detail.tsx';
import { CreditStatusBadge } from './credit-status-badge.tsx';

export interface CreditRowProps {
  credit: Credit;
  mayEdit: boolean;
  opened: boolean;
  onToggle: () => void;
  onEdit: () => void;
}

/** Renders a credit in read mode, with an expandable computation. */
export function CreditRow({ credit, mayEdit, opened, onToggle, onEdit }: CreditRowProps) {
  return (
    <>
      <TableRow className="[&>td]:hover:bg-hover">
        <TableCell>
          <TaxMonthToggle credit={credit} opened={opened} onToggle={onToggle} />
        </TableCell>
        <TableCell align="end">{formatBRL(credit.creditOrigin)}</TableCell>
        <TableCell align="end">
          {formatBRL(credit.selic)} <SelicShare credit={credit} />
        </TableCell>
        <TableCell align="end">{formatBRL(credit.corrigido)}</TableCell>
        <TableCell align="end">{formatBRL(credit.compensacao)}</TableCell>
        <TableCell align="end">
          <Balance value={credit.saldo} />
        </TableCell>
        <TableCell align="end">{formatBRL(credit.comissao)}</TableCell>
        <TableCell>
          <CreditStatusBadge credit={credit} />
        </TableCell>
        <TableCell align="end">
          <CreditActions credit={credit} mayEdit={mayEdit} onEdit={onEdit} />
        </TableCell>
      </TableRow>
      {opened && (
        <TableRow>
          <TableCell colSpan={9} className="whitespace-normal bg-sunken p-4">
            <CreditCalculationDetail credit={credit} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

export function TaxMonthToggle({ credit, opened, onToggle }: Pick<CreditRowProps, 'credit' | 'opened' | 'onToggle'>) {
  const taxMonth = taxMonthOfCredit(credit);
  return (
    <button
      type="button"
      aria-expanded={opened}
      aria-label={`Conta do crédito ${taxMonth ? `de ${taxMonth}` : 'novo'}`}
      onClick={onToggle}
      className="figures -mx-1 inline-flex min-h-8 items-center gap-1 whitespace-normal rounded-sm px-1 text-left font-medium"
    >
      <ChevronRight
        aria-hidden
        className={cn('size-4 shrink-0 text-muted transition-transform duration-100', opened && 'rotate-90')}
      />
      {taxMonth ?? <span className="text-muted">Sem competência</span>}
    </button>
  );
}

/** Renders the Selic percentage, marked when a month of the series is not yet published. */
export function SelicShare({ credit }: { credit: Credit }) {
  const incomplete = credit.selic_faltantes.length > 0;
  return (
    <span className={cn('block text-caption leading-none', incomplete ? 'text-warning' : 'text-muted')}>
      {formatPercent(Number(credit.selic_percentual))}
      {incomplete && (
        <span className="mt-1 block">{credit.selic_ate ? `até ${credit.selic_ate}` : 'não publicada'}</span>
      )}
    </span>
  );
}
