import { distinctProducts, type OverruledProduct } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LedgerPart, LedgerProduct, Precedent } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { ledgerPartLabels } from '../ledger-texts.ts';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { ledgerQuery } from '../simples-decisions.queries.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerDrawer } from './ledger-drawer.tsx';
import { LedgerSelection } from './ledger-selection.tsx';
import { LedgerToolbar } from './ledger-toolbar.tsx';
import { OverruleDialog } from './overrule-dialog.tsx';

interface ProductLedgerProps {
  id_apuracao: string;
  madeAt: string | null;
  /** Where evidence is attached; undefined for users who may not decide. */
  place: AttachmentPlace | undefined;
  /** Opens the items of a product in a month. */
  onOpenMonth: (competencia: string, product: LedgerProduct) => void;
}

interface Overruled {
  products: readonly OverruledProduct[];
  like?: Precedent | undefined;
}

const nothing: ReadonlySet<string> = new Set();
/** Products per page: cards of a phone are several times as tall as rows. */
const [onPhone, onDesk] = [6, 20];
const keyOf = ({ codigo, produto, ncm, extipi }: LedgerProduct) => [codigo, produto, ncm, extipi].join('|');
const hasNcm = ({ ncm }: LedgerProduct) => ncm.replace(/\D/g, '').length === 8;

/** Lists the products of all months, with suspicions and effect; classifications are corrected one or many at once. */
export function ProductLedger({ id_apuracao, madeAt, place, onOpenMonth }: ProductLedgerProps) {
  const phone = usePhone();
  const [query, setQuery] = useState({ parte: 'todos' as LedgerPart, q: '', page: 1 });
  const [chosen, setChosen] = useState(nothing);
  const [open, setOpen] = useState<string>();
  const [overruled, setOverruled] = useState<Overruled>();
  const list = useQuery(ledgerQuery(id_apuracao, madeAt, { ...query, pageSize: phone ? onPhone : onDesk }));
  const rows = list.data?.data;
  const columns = useMemo(() => ledgerColumns(phone), [phone]);
  const index = rows?.findIndex((row) => keyOf(row) === open) ?? -1;
  const selected = distinctProducts(rows?.filter((row) => chosen.has(keyOf(row))) ?? []);
  const close = useCallback(() => {
    setOverruled(undefined);
    setChosen(nothing);
  }, []);
  const narrow = (change: Partial<typeof query>) => {
    setChosen(nothing);
    setQuery((latest) => ({ ...latest, page: 1, ...change }));
  };
  const goTo = (to: number) => setOpen(rows?.[to] && keyOf(rows[to]));

  return (
    <Card
      flush
      aria-label="Livro de produtos"
      title="Livro de produtos"
      description="Todos os produtos das notas, com a classificação e o efeito estimado na restituição."
      aria-busy={list.isPlaceholderData || undefined}
    >
      <LedgerToolbar query={query} counts={list.data?.contagens} onChange={narrow} />
      {selected.length > 0 && (
        <LedgerSelection count={selected.length} onOverrule={() => setOverruled({ products: selected })} />
      )}
      <DataTable
        label="Produtos das notas"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        onRowOpen={(row) => setOpen(keyOf(row))}
        choice={place && { chosen, onChange: setChosen, label: ({ produto }) => `Selecionar ${produto}`, may: hasNcm }}
        error={
          list.isError &&
          !rows && <ErrorState title={decisionMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
        }
        empty={
          <ListEmpty
            icon={PackageSearch}
            title="Nenhum produto nas notas"
            noneFound={noneFound(query)}
            description="Os produtos aparecem aqui quando uma nota é lida."
            onClear={query.q || query.parte !== 'todos' ? () => narrow({ parte: 'todos', q: '' }) : undefined}
          />
        }
      />
      {list.data && (
        <div className="border-t">
          <Pagination
            page={list.data.page}
            noun={['produto', 'produtos']}
            onPageChange={(page) => {
              setChosen(nothing);
              setQuery({ ...query, page });
            }}
          />
        </div>
      )}
      {rows?.[index] && (
        <LedgerDrawer
          product={rows[index]}
          position={{ index, total: rows.length, goTo }}
          onClose={() => setOpen(undefined)}
          onOpenMonth={(competencia, product) => {
            setOpen(undefined);
            onOpenMonth(competencia, product);
          }}
          onOverrule={
            place && hasNcm(rows[index])
              ? (like) =>
                  setOverruled({ products: distinctProducts([rows[index]].filter(Boolean) as LedgerProduct[]), like })
              : undefined
          }
        />
      )}
      {overruled && place && (
        <OverruleDialog products={overruled.products} place={place} like={overruled.like} onClose={close} />
      )}
    </Card>
  );
}

function noneFound({ parte, q }: { parte: LedgerPart; q: string }): string {
  return q ? 'Nenhum resultado encontrado' : `Nenhum produto em “${ledgerPartLabels[parte]}”`;
}
