import { counted } from '@restitui/brazil/counted.ts';
import { formatDecimal } from '@restitui/brazil/money.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { KeyboardEvent } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { positionLabels, positionTexts } from '../review-texts.ts';
import { ReviewRow, reviewColumns } from './review-row.tsx';
import type { Review } from './use-review.ts';

interface ReviewGroupsProps {
  groups: readonly ReviewGroup[];
  review: Review;
  mayDecide: boolean;
  onOpen: () => void;
}

/** Lists the open products by legal position, each position with its sums. */
export function ReviewGroups({ groups, review, mayDecide, onOpen }: ReviewGroupsProps) {
  const { list, rows, index, step, selected, marked, mark, pick } = review;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-review-row]')) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -index, End: rows.length - 1 - index };
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are buttons; arrow keys move between them
    <div ref={list} onKeyDown={press}>
      <div
        aria-hidden
        className={cn(
          'hidden border-b px-4 py-2 text-caption text-muted sm:grid sm:gap-x-3',
          reviewColumns,
          mayDecide && 'pl-12',
        )}
      >
        <span>Produto e por quê</span>
        <span className="text-right">Meses</span>
        <span className="text-right">Vendas, R$</span>
        <span className="text-right">Efeito, R$</span>
      </div>
      {groups.map(({ posicao, total, efeito, produtos }) => {
        const isWhole = produtos.every((product) => marked.has(decidedKey(product)));
        return (
          <section key={posicao} aria-label={positionLabels[posicao]}>
            <header className="flex min-h-9 flex-wrap items-center gap-x-2 border-b bg-canvas px-4 py-1 text-caption">
              <h3 className="font-medium">{positionLabels[posicao]}</h3>
              <span className="text-muted">{formatCount(total)}</span>
              {mayDecide && produtos.length > 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-pressed={isWhole}
                  aria-label={`Marcar todos em “${positionLabels[posicao]}”`}
                  className="h-7 px-2 font-normal text-caption text-muted"
                  onClick={() => mark(produtos, !isWhole)}
                >
                  {isWhole ? 'Desmarcar todos' : 'Marcar todos'}
                </Button>
              )}
              <span className="figures ml-auto text-muted">
                {efeito === 0 ? '' : `${efeito > 0 ? '+' : '−'} ${formatDecimal(Math.abs(efeito))}`}
              </span>
              <p className="w-full pb-1 text-muted">{positionTexts[posicao]}</p>
            </header>
            <ul className="border-b">
              {produtos.map((product) => (
                <ReviewRow
                  key={decidedKey(product)}
                  product={product}
                  selected={product === selected}
                  marked={marked.has(decidedKey(product))}
                  onMark={mayDecide ? (isOn) => mark([product], isOn) : undefined}
                  onPick={() => {
                    pick(product);
                    onOpen();
                  }}
                />
              ))}
            </ul>
            {total > produtos.length && (
              <p className="border-b px-4 py-2 text-caption text-muted">
                E mais {counted(total - produtos.length, 'produto', 'produtos')}, que aparecem quando estes forem
                decididos.
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
