import { formatDecimal } from '@restitui/brazil/money.ts';
import { ledgerEffect } from '@restitui/domain/simples/decisions/ledger-effect.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { cn } from '../../../../lib/cn.ts';
import { formatCount, formatNcm } from '../../../../lib/formats.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';

interface ReviewRowProps {
  product: LedgerProduct;
  selected: boolean;
  marked: boolean;
  /** Undefined for users who may not decide. */
  onMark: ((isOn: boolean) => void) | undefined;
  /** Selects the row; on a narrow screen it opens. */
  onPick: () => void;
}

/** Months, sales and effect have one width in head and rows. */
export const reviewColumns = 'sm:grid-cols-[minmax(0,1fr)_3.5rem_6.5rem_6rem]';

/** A product that awaits a decision: name, codes, why, and the amounts at stake. */
export function ReviewRow({ product, selected, marked, onMark, onPick }: ReviewRowProps) {
  const { produto, codigo, ncm, classificacao, meses, valor } = product;
  const effect = ledgerEffect(product);
  return (
    <li
      className={cn(
        'flex items-start border-b transition-colors duration-100 last:border-b-0 hover:bg-hover',
        selected && 'xl:bg-brand-soft xl:hover:bg-brand-soft',
      )}
    >
      {onMark && (
        <Checkbox
          label={`Marcar ${produto}`}
          labelHidden
          checked={marked}
          onCheckedChange={(value) => onMark(value === true)}
          className="py-2.5 pl-4"
        />
      )}
      <button
        type="button"
        data-review-row
        onClick={onPick}
        aria-current={selected || undefined}
        tabIndex={selected ? 0 : -1}
        className={cn(
          'grid min-h-14 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2 text-left focus-visible:-outline-offset-2',
          reviewColumns,
        )}
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 break-words font-medium text-body">{produto}</span>
            <span className="figures text-caption text-muted">
              {codigo}&nbsp;· {formatNcm(ncm)}
            </span>
          </span>
          <span className="block text-caption text-muted">{classificacao}</span>
        </span>
        <span className="figures text-right text-body max-sm:hidden">{formatCount(meses.length)}</span>
        <span className="figures text-right text-body max-sm:hidden">{formatDecimal(valor)}</span>
        <span className={cn('figures text-right font-medium text-body', effect < 0 && 'text-danger')}>
          {effect === 0 ? '—' : `${effect > 0 ? '+' : '−'} ${formatDecimal(Math.abs(effect))}`}
        </span>
      </button>
    </li>
  );
}
