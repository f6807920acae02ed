import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { type ItemGroup, itemGroup, itemGroupLabels } from '@restitui/domain/simples/analysis/item-filters.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { cn } from '../../../../lib/cn.ts';
import { pressedLook } from '../../../../ui/toggle-button.tsx';

interface GroupCardsProps {
  groups: AnalysisMonth['grupos'];
  selected: ItemGroup | undefined;
  onSelect: (group: ItemGroup | undefined) => void;
}

const annexes = ['I', 'II'] as const;

/** Shows the revenue of the notes by group and annex; selecting a group filters the items below. */
export function GroupCards({ groups, selected, onSelect }: GroupCardsProps) {
  const amountOf = (group: ItemGroup) => groups.I[group] + groups.II[group];
  const total = itemGroup.options.reduce((sum, group) => sum + Math.max(0, amountOf(group)), 0);
  const bothAnnexes = itemGroup.options.some((group) => groups.II[group] !== 0);

  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {itemGroup.options.map((group) => {
        const amount = amountOf(group);
        const share = total > 0 ? Math.max(0, amount) / total : 0;
        const active = group === selected;
        return (
          <button
            key={group}
            type="button"
            aria-pressed={active}
            onClick={() => onSelect(active ? undefined : group)}
            className={cn(
              'flex flex-col rounded-md border px-3 py-2 text-left transition-colors duration-100 hover:bg-hover',
              active && pressedLook,
            )}
          >
            <span className="text-caption text-muted">{itemGroupLabels[group]}</span>
            <span className="figures font-medium text-body">{formatBRL(amount)}</span>
            {bothAnnexes && (
              <span className="figures text-caption text-muted">
                {joinFacts(...annexes.map((annex) => `${annex}: ${formatBRL(groups[annex][group])}`))}
              </span>
            )}
            <span aria-hidden className="mt-2 block h-1 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full bg-brand-text" style={{ width: `${share * 100}%` }} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
