import { formatBRL } from '@restitui/brazil/money.ts';
import { creditTotals } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { caseFoldName } from '../../../../ui/fold-rows.ts';
import { FoldedGroups } from '../../../../ui/folded-groups.tsx';
import { Table, TableBody, TableHeader, TableHeadRow } from '../../../../ui/table.tsx';
import { useNarrowness } from '../../../../ui/use-width.ts';
import { CreditCard } from './credit-card.tsx';
import { CreditEditorCard, CreditEditorRow } from './credit-editor.tsx';
import { CreditRow } from './credit-row.tsx';
import { CreditTotalsCard, CreditTotalsRow } from './credit-totals.tsx';
import { creditTableLimits } from './credit-widths.ts';

interface CreditsTableProps {
  credits: readonly Credit[];
  mayEdit: boolean;
  editing: ReadonlySet<string>;
  onEdit: (id: string) => void;
  /** Called when a row leaves edit mode. */
  onDone: (credit: Credit, outcome: 'saved' | 'cancelled') => void;
}

const headings = [
  { label: 'Competência' },
  { label: 'Crédito original', align: 'end' },
  { label: 'Selic', align: 'end' },
  { label: 'Corrigido', align: 'end' },
  { label: 'Compensação', align: 'end' },
  { label: 'Saldo', align: 'end' },
  { label: 'Comissão', align: 'end' },
  { label: 'Status' },
] as const;

const years = {
  name: caseFoldName,
  heading: ({ anoCompetencia }: Credit) => String(anoCompetencia),
  total: (held: readonly Credit[]) => formatBRL(creditTotals(held).corrigido),
};

/** Hides Selic and commission, which the account of each row has. */
const withoutSpare = '[&_tr>:nth-child(3)]:hidden [&_tr>:nth-child(7)]:hidden';

/** Renders one row per credit with totals; cards on phones and where the table does not fit. */
export function CreditsTable(props: CreditsTableProps) {
  const phone = usePhone();
  const limits = creditTableLimits(props.credits, props.mayEdit);
  const [ref, narrowness] = useNarrowness<HTMLDivElement>(limits);
  return (
    <div ref={ref}>
      <Credits {...props} isCards={phone || narrowness === limits.length} isNarrow={narrowness > 0} />
    </div>
  );
}

interface CreditsProps extends CreditsTableProps {
  isCards: boolean;
  isNarrow: boolean;
}

function Credits({ credits, mayEdit, editing, onEdit, onDone, isCards, isNarrow }: CreditsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const toggle = (id: string) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  const rowOf = (credit: Credit) => ({
    ...{ key: credit.id, credit, mayEdit, opened: opened.has(credit.id) },
    onToggle: () => toggle(credit.id),
    onEdit: () => onEdit(credit.id),
  });
  const editorOf = (credit: Credit) => ({
    ...{ key: credit.id, credit },
    onSaved: () => onDone(credit, 'saved'),
    onCancel: () => onDone(credit, 'cancelled'),
  });

  if (isCards) {
    const cards = (held: readonly Credit[], label: string) => (
      <ul aria-label={label} className="flex flex-col divide-y">
        {held.map((credit) => {
          const { key, ...row } = rowOf(credit);
          const { key: _, ...editor } = editorOf(credit);
          return (
            <li key={key}>{editing.has(credit.id) ? <CreditEditorCard {...editor} /> : <CreditCard {...row} />}</li>
          );
        })}
      </ul>
    );
    // A new credit is edited in place, so it is never folded.
    const undated = credits.filter(({ anoCompetencia }) => anoCompetencia === null);
    const dated = credits.filter(({ anoCompetencia }) => anoCompetencia !== null);
    return (
      <>
        <FoldedGroups rows={dated} fold={years}>
          {(held, year) => cards(held, year === undefined ? 'Créditos' : `Créditos: ${year}`)}
        </FoldedGroups>
        {undated.length > 0 && cards(undated, 'Créditos sem competência')}
        <CreditTotalsCard credits={credits} />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section aria-label="Tabela de créditos" tabIndex={0} className="relative overflow-x-auto">
      <Table
        aria-label="Créditos"
        className={cn(
          'whitespace-nowrap [&_td:first-child]:pl-4 [&_td]:px-1.5 [&_th:first-child]:pl-4 [&_th]:px-1.5',
          isNarrow && withoutSpare,
        )}
      >
        <TableHeadRow>
          {headings.map(({ label, ...cell }) => (
            <TableHeader key={label} {...cell}>
              {label}
            </TableHeader>
          ))}
          <TableHeader>
            <span className="sr-only">Ações</span>
          </TableHeader>
        </TableHeadRow>
        <TableBody>
          {credits.map((credit) => {
            const { key, ...row } = rowOf(credit);
            const { key: _, ...editor } = editorOf(credit);
            return editing.has(credit.id) ? (
              <CreditEditorRow key={key} {...editor} />
            ) : (
              <CreditRow key={key} {...row} />
            );
          })}
        </TableBody>
        <tfoot>
          <CreditTotalsRow credits={credits} />
        </tfoot>
      </Table>
    </section>
  );
}
