import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { filterText, itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { itemsQuery } from '../simples-analysis.queries.ts';
import { NoteButton } from './note-button.tsx';

const shown = 5;

interface ProductNotesProps {
  id_apuracao: string;
  product: LedgerProduct;
  onOpenMonth: (competencia: string) => void;
}

/**
 * Lists the first lines of notes with a product in its last month, under all names that one decision settles; the month
 * opens the others.
 */
export function ProductNotes({ id_apuracao, product: { codigo, ncm, meses }, onOpenMonth }: ProductNotesProps) {
  const month = meses.at(-1)?.competencia ?? '';
  const filters = itemList.read({ filtro: filterText({ codigo, ncm }) });
  const items = useQuery({ ...itemsQuery(id_apuracao, month, filters), enabled: month !== '' });
  const lines = items.data?.data.slice(0, shown);
  const rest = (items.data?.page.total ?? 0) - shown;
  return (
    <section aria-label="Linhas das notas">
      <h3 className="mb-2 font-medium text-body">Linhas das notas de {month}</h3>
      {items.isPending && <LoadingBlock className="h-20" />}
      {items.isError && <p className="text-body text-muted">Não foi possível ler as notas agora.</p>}
      {lines?.length === 0 && <p className="text-body text-muted">Nenhuma nota deste mês tem este produto.</p>}
      {lines && lines.length > 0 && (
        <ul className="divide-y rounded-md border">
          {lines.map((item) => (
            <li key={item.id} className="figures flex flex-wrap items-baseline gap-x-3 px-3 py-1.5 text-caption">
              <span className="text-muted">{formatDate(item.emissao)}</span>
              <span className="min-w-0 flex-1">
                <NoteButton id_apuracao={id_apuracao} chave={item.chave} numero={item.numero} />, item {item.item}
                &nbsp;· CST {item.cst_pis || '—'}
              </span>
              <span>{formatBRL(item.valor)}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => onOpenMonth(month)}>
          {`Ver mais ${counted(rest, 'linha', 'linhas')}`}
        </Button>
      )}
    </section>
  );
}
