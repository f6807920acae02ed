import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { competenceOfCredit } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { ChevronRight } from 'lucide-react';
import { cn } from '../../../lib/cn.ts';
import { TableCell, TableRow } from '../../../ui/table.tsx';
import { CreditAccountDetail } from './credit-account-detail.tsx';
import { CreditActions } from './credit-actions.tsx';
import { CreditStatusBadge } from './credit-status-badge.tsx';

export interface CreditRowProps {
  credit: Credit;
  mayEdit: boolean;
  opened: boolean;
  onToggle: () => void;
  onEdit: () => void;
}

/** A credit as it is read; it opens to its account. */
export function CreditRow({ credit, mayEdit, opened, onToggle, onEdit }: CreditRowProps) {
  return (
    <>
      <TableRow className="[&>td]:hover:bg-hover">
        <TableCell>
          <CompetenceToggle credit={credit} opened={opened} onToggle={onToggle} />
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
            <CreditAccountDetail credit={credit} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

export function CompetenceToggle({ credit, opened, onToggle }: Pick<CreditRowProps, 'credit' | 'opened' | 'onToggle'>) {
  const competence = competenceOfCredit(credit);
  return (
    <button
      type="button"
      aria-expanded={opened}
      aria-label={`Conta do crédito ${competence ? `de ${competence}` : 'novo'}`}
      onClick={onToggle}
      className="figures -mx-1 inline-flex h-8 items-center gap-1 rounded-sm px-1 font-medium"
    >
      <ChevronRight
        aria-hidden
        className={cn('size-4 shrink-0 text-muted transition-transform duration-100', opened && 'rotate-90')}
      />
      {competence ?? <span className="text-muted">Sem competência</span>}
    </button>
  );
}

/** The percentage behind the amount; marked where the series has yet to be published. */
export function SelicShare({ credit }: { credit: Credit }) {
  const incomplete = credit.selic_faltantes.length > 0;
  return (
    <span className={cn('block text-caption leading-none', incomplete ? 'text-warning' : 'text-muted')}>
      {formatPercent(Number(credit.selic_percentual))}
      {incomplete && credit.selic_ate && ` até ${credit.selic_ate}`}
      {incomplete && !credit.selic_ate && ' · não publicada'}
    </span>
  );
}

/** Below zero, more was compensated than the credit is worth. */
export function Balance({ value }: { value: number }) {
  return <span className={cn('font-semibold', value < 0 && 'text-danger')}>{formatBRL(value)}</span>;
}
