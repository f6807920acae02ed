import { counted } from '@restitui/brazil/counted.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { productsToProve } from '@restitui/domain/simples/analysis/proof-request.ts';
import type { AnalysisItem } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { distinctProducts } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { AskProofDialog } from '../../decisions/components/ask-proof-dialog.tsx';
import { OverruleDialog } from '../../decisions/components/overrule-dialog.tsx';
import { ItemsTable } from './items-table.tsx';

interface OverrulableItemsProps {
  id_apuracao: string;
  competencia: string;
  items: readonly AnalysisItem[] | undefined;
  place: AttachmentPlace | undefined;
  fetching: boolean;
  error: ReactNode;
  empty: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();
const hasNcm = ({ ncm }: AnalysisItem) => ncm.replace(/\D/g, '').length === 8;

/** Table of items whose products can be selected, to correct their classification or to ask the client for proof. */
export function OverrulableItems({ id_apuracao, competencia, place, items, ...table }: OverrulableItemsProps) {
  const [chosen, setChosen] = useState(nothing);
  const [open, setOpen] = useState<'overrule' | 'proof'>();
  const close = useCallback(() => {
    setOpen(undefined);
    setChosen(nothing);
  }, []);
  const chosenItems = items?.filter(({ id }) => chosen.has(id)) ?? [];
  const products = distinctProducts(chosenItems);
  const toProve = isSampleClient(place?.id_client) ? [] : productsToProve(chosenItems);
  if (!place) return <ItemsTable id_apuracao={id_apuracao} items={items} {...table} />;

  return (
    <>
      {products.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-b px-4 py-2">
          <p className="min-w-0 flex-1 text-body" aria-live="polite">
            {counted(products.length, 'produto selecionado', 'produtos selecionados')}
          </p>
          {toProve.length > 0 && (
            <Button size="sm" onClick={() => setOpen('proof')}>
              Pedir prova
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen('overrule')}>
            Corrigir a classificação
          </Button>
        </div>
      )}
      <ItemsTable
        id_apuracao={id_apuracao}
        items={items}
        {...table}
        choice={{ chosen, onChange: setChosen, label: ({ produto }) => `Selecionar ${produto}`, may: hasNcm }}
      />
      {open === 'overrule' && <OverruleDialog products={products} place={place} onClose={close} />}
      {open === 'proof' && <AskProofDialog {...{ id_apuracao, competencia }} products={toProve} onClose={close} />}
    </>
  );
}
