import { formatBRL } from '@restitui/brazil/money.ts';
import { Balance } from './balance.tsx';
import { CreditActions } from './credit-actions.tsx';
import { CreditCalculationDetail } from './credit-calculation-detail.tsx';
import { type CreditRowProps, SelicShare, TaxMonthToggle } from './credit-row.tsx';
import { CreditStatusBadge } from './credit-status-badge.tsx';
import { FigureLine } from './figure-line.tsx';

/**
 * Renders a credit as a card on phones: what is left of it, and the other figures with their computation when it is
 * opened. With all figures a year of credits is four screens long.
 */
export function CreditCard({ credit, mayEdit, opened, onToggle, onEdit }: CreditRowProps) {
  return (
    <div className="px-4 py-3">
      <div className="flex items-center gap-2">
        <TaxMonthToggle credit={credit} opened={opened} onToggle={onToggle} />
        <CreditStatusBadge credit={credit} />
        <span className="ml-auto">
          <CreditActions credit={credit} mayEdit={mayEdit} onEdit={onEdit} />
        </span>
      </div>
      <dl className="mt-1 flex flex-col gap-1">
        <FigureLine label="Corrigido">
          {formatBRL(credit.corrigido)} {credit.selic_faltantes.length > 0 && <SelicShare credit={credit} />}
        </FigureLine>
        {credit.compensacao !== 0 && <FigureLine label="Compensação">{formatBRL(credit.compensacao)}</FigureLine>}
        <FigureLine label="Saldo">
          <Balance value={credit.saldo} />
        </FigureLine>
      </dl>
      {opened && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <CreditCalculationDetail credit={credit} />
        </div>
      )}
    </div>
  );
}
