import type { LedgerPart } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import { ledgerPartLabels } from '../ledger-texts.ts';

interface LedgerToolbarProps {
  query: { parte: LedgerPart; q: string };
  /** Products of each part; undefined until they are loaded. */
  counts: Readonly<Record<LedgerPart, number>> | undefined;
  onChange: (change: { parte: LedgerPart } | { q: string }) => void;
}

const parts = Object.keys(ledgerPartLabels) as LedgerPart[];

/** The parts of the ledger with their counts, and the search. */
export function LedgerToolbar({ query, counts, onChange }: LedgerToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filtrar produtos</legend>
        {parts.map((parte) => (
          <ToggleButton key={parte} pressed={query.parte === parte} onClick={() => onChange({ parte })}>
            {ledgerPartLabels[parte]}
            {counts && ` (${formatCount(counts[parte])})`}
          </ToggleButton>
        ))}
      </fieldset>
      <SearchField
        label="Buscar produtos"
        placeholder="Produto, código ou NCM"
        value={query.q}
        onSearch={(q) => onChange({ q })}
        className="w-full sm:ml-auto sm:w-64"
      />
    </div>
  );
}
