import { formatBRL } from '@restitui/brazil/money.ts';
import type { ReactNode } from 'react';
import { CreditAccountDetail } from './credit-account-detail.tsx';
import { CreditActions } from './credit-actions.tsx';
import { Balance, CompetenceToggle, type CreditRowProps, SelicShare } from './credit-row.tsx';
import { CreditStatusBadge } from './credit-status-badge.tsx';

/** A credit on a phone. */
export function CreditCard({ credit, mayEdit, opened, onToggle, onEdit }: CreditRowProps) {
  return (
    <div className="p-4">
      <div className="flex items-center justify-between gap-2">
        <CompetenceToggle credit={credit} opened={opened} onToggle={onToggle} />
        <CreditStatusBadge credit={credit} />
      </div>
      <dl className="mt-2 flex flex-col gap-1">
        <Figure label="Crédito original">{formatBRL(credit.creditOrigin)}</Figure>
        <Figure label="Selic">
          {formatBRL(credit.selic)} <SelicShare credit={credit} />
        </Figure>
        <Figure label="Corrigido">{formatBRL(credit.corrigido)}</Figure>
        <Figure label="Compensação">{formatBRL(credit.compensacao)}</Figure>
        <Figure label="Saldo">
          <Balance value={credit.saldo} />
        </Figure>
        <Figure label="Comissão">{formatBRL(credit.comissao)}</Figure>
      </dl>
      {opened && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <CreditAccountDetail credit={credit} />
        </div>
      )}
      <div className="mt-2 flex justify-end">
        <CreditActions credit={credit} mayEdit={mayEdit} onEdit={onEdit} />
      </div>
    </div>
  );
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  );
}
