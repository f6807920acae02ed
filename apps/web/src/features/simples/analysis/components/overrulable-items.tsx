import { counted } from '@restitui/brazil/counted.ts';
import type { AnalysisItem } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { distinctProducts } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { OverruleDialog } from '../../decisions/components/overrule-dialog.tsx';
import { ItemsTable } from './items-table.tsx';

interface OverrulableItemsProps {
  items: readonly AnalysisItem[] | undefined;
  place: AttachmentPlace | undefined;
  fetching: boolean;
  error: ReactNode;
  empty: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();
const hasNcm = ({ ncm }: AnalysisItem) => ncm.replace(/\D/g, '').length === 8;

/** Table of items whose products can be selected, to correct their classification. */
export function OverrulableItems({ place, items, ...table }: OverrulableItemsProps) {
  const [chosen, setChosen] = useState(nothing);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    setChosen(nothing);
  }, []);
  const products = distinctProducts(items?.filter(({ id }) => chosen.has(id)) ?? []);
  if (!place) return <ItemsTable items={items} {...table} />;

  return (
    <>
      {products.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-b px-4 py-2">
          <p className="min-w-0 flex-1 text-body" aria-live="polite">
            {counted(products.length, 'produto selecionado', 'produtos selecionados')}
          </p>
          <Button size="sm" onClick={() => setOpen(true)}>
            Corrigir a classificação
          </Button>
        </div>
      )}
      <ItemsTable
        items={items}
        {...table}
        choice={{ chosen, onChange: setChosen, label: ({ produto }) => `Selecionar ${produto}`, may: hasNcm }}
      />
      {open && <OverruleDialog products={products} place={place} onClose={close} />}
    </>
  );
}
