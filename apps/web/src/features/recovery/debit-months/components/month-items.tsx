import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { emptyItem, type ItemDraft } from '../month-draft.ts';

interface MonthItemsProps {
  items: readonly ItemDraft[];
  refusals: Readonly<Record<string, string>>;
  onChange: (items: readonly ItemDraft[]) => void;
}

/** Renders the items of a month, one line each. */
export function MonthItems({ items, refusals, onChange }: MonthItemsProps) {
  const set = (key: number, change: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-medium text-body">Verbas</legend>
      <ul className="space-y-2">
        {items.map(({ key, verba, value }, i) => (
          <li key={key} className="max-w-xl">
            <div className="flex gap-2">
              <Input
                aria-label={`Verba ${i + 1}`}
                aria-invalid={refusals[`items.${i}.verba`] ? true : undefined}
                value={verba}
                maxLength={120}
                placeholder="IRPJ, CSLL, INSS…"
                onChange={(event) => set(key, { verba: event.currentTarget.value })}
              />
              <Input
                aria-label={`Valor da verba ${i + 1}`}
                aria-invalid={refusals[`items.${i}.value`] ? true : undefined}
                value={value}
                placeholder="0,00"
                inputMode="decimal"
                className="figures w-36 text-right max-sm:w-28"
                onChange={(event) => set(key, { value: event.currentTarget.value })}
              />
              <IconButton
                icon={Trash2}
                label={`Remover verba ${i + 1}`}
                onClick={() => onChange(items.filter((item) => item.key !== key))}
              />
            </div>
            {[refusals[`items.${i}.verba`], refusals[`items.${i}.value`]].filter(Boolean).map((refusal) => (
              <p key={refusal} role="alert" className="mt-1 text-caption text-danger">
                {refusal}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => onChange([...items, emptyItem()])}>
        <Plus aria-hidden />
        Adicionar verba
      </Button>
    </fieldset>
  );
}
