import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { lastSnoozeDay, type SnoozeCalendar } from '@restitui/domain/insights/work-queue/snooze-days.ts';
import type { WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { Link } from '@tanstack/react-router';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { clientOfRowLink, workLink } from '../work-link.ts';
import { textOfRow, textOfValue, weekdayOf } from '../work-text.ts';

interface WorkDetailProps {
  row: WorkRow;
  calendar: SnoozeCalendar;
  /** Further rows of the same client. */
  others: readonly WorkRow[];
  onPick: (row: WorkRow) => void;
}

const inline = 'rounded-sm font-medium text-brand-text underline-offset-4 hover:underline';

/** Renders the amount of a row, each of its items, and further rows of the same client. */
export function WorkDetail({ row, calendar, others, onPick }: WorkDetailProps) {
  const who = { actor: useActor(), tenantId: useActingTenant() ?? '' };
  const client = clientOfRowLink(row, who);
  const { prazo } = row;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="font-semibold text-lead">{displayName(row.assunto)}</h2>
        {row.id_client && (
          <p className="text-body text-muted">
            <span className="figures">{formatCnpjCpf(row.id_client)}</span>
            {client && (
              <>
                {'\u00a0· '}
                <Link {...client} className={inline}>
                  Abrir cliente
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      {row.valor !== null && (
        <div>
          <p className="figures font-semibold text-figure tracking-tight">{formatBRL(row.valor)}</p>
          <p className="text-body text-muted">{textOfValue(row)}</p>
        </div>
      )}
      {prazo !== null && (
        <FactList
          facts={[
            ['Prazo', `${formatDay(prazo)}, ${weekdayOf(prazo)}`],
            ...(prazo > calendar.today
              ? ([['Último dia útil antes', formatDay(lastSnoozeDay(prazo, calendar))]] as const)
              : []),
          ]}
        />
      )}
      <ul className="divide-y border-y">
        {row.itens.map((item) => {
          const link = workLink(item, who);
          return (
            <li key={item.id} className="flex items-start gap-4 py-2 text-body">
              <span className="min-w-0 flex-1 break-words">
                {row.id_client === null && row.itens.length > 1 && (
                  <span className="block font-medium">{displayName(item.assunto)}</span>
                )}
                {item.texto}
              </span>
              {link && (
                <Link {...link} aria-label={`Abrir: ${item.texto}`} className={inline}>
                  Abrir
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <section>
          <h3 className="mb-1 text-caption text-muted">Também deste cliente</h3>
          <ul className="divide-y border-y">
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => onPick(other)}
                  className="flex w-full gap-4 py-2 text-left text-body hover:bg-hover focus-visible:-outline-offset-2"
                >
                  <span className="min-w-0 flex-1">{textOfRow(other)}</span>
                  <span className="figures">{other.valor === null ? '—' : formatBRL(other.valor)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
