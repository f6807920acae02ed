import { formatBRL } from '@restitui/brazil/money.ts';
import { Balance } from './balance.tsx';
import { CreditActions } from './credit-actions.tsx';
import { CreditCalculationDetail } from './credit-calculation-detail.tsx';
import { type CreditRowProps, SelicShare, TaxMonthToggle } from './credit-row.tsx';
import { CreditStatusBadge } from './credit-status-badge.tsx';
import { FigureLine } from './figure-line.tsx';

/** Renders a credit as a card on phones. */
export function CreditCard({ credit, mayEdit, opened, onToggle, onEdit }: CreditRowProps) {
  return (
    <div className="p-4">
      <div className="flex items-center justify-between gap-2">
        <TaxMonthToggle credit={credit} opened={opened} onToggle={onToggle} />
        <CreditStatusBadge credit={credit} />
      </div>
      <dl className="mt-2 flex flex-col gap-1">
        <FigureLine label="Crédito original">{formatBRL(credit.creditOrigin)}</FigureLine>
        <FigureLine label="Selic">
          {formatBRL(credit.selic)} <SelicShare credit={credit} />
        </FigureLine>
        <FigureLine label="Corrigido">{formatBRL(credit.corrigido)}</FigureLine>
        <FigureLine label="Compensação">{formatBRL(credit.compensacao)}</FigureLine>
        <FigureLine label="Saldo">
          <Balance value={credit.saldo} />
        </FigureLine>
        <FigureLine label="Comissão">{formatBRL(credit.comissao)}</FigureLine>
      </dl>
      {opened && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <CreditCalculationDetail credit={credit} />
        </div>
      )}
      <div className="mt-2 flex justify-end">
        <CreditActions credit={credit} mayEdit={mayEdit} onEdit={onEdit} />
      </div>
    </div>
  );
}
