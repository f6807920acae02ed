import { dayAfterReminder } from '@restitui/domain/insights/work-queue/snooze-days.ts';
import type { WorkQueue, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Undo2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from '../../../../lib/media-query.ts';
import { useFirstRows } from '../../../../lib/use-first-rows.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { preloadWhenIdle } from '../../../../lib/when-idle.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { KeysBar } from '../../../../ui/keys-bar.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useWorkQueue } from '../use-work-queue.ts';
import { workMessages } from '../work-queue.messages.ts';
import { workQueueQuery } from '../work-queue.queries.ts';
import { SnoozedRows } from './snoozed-rows.tsx';
import { shownOnPhone, WorkGroup } from './work-group.tsx';
import { WorkPanel } from './work-panel.tsx';
import { itemToRemind } from './work-reminder.tsx';

const loadReminderDialog = async () => (await import('./reminder-dialog.tsx')).ReminderDialog;
const loadResolveDialog = async () => (await import('../../alerts/components/resolve-dialog.tsx')).ResolveDialog;

/** Least height of a row in pixels. */
const rowHeight = 56;

const keys = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['↵', 'abrir'],
  ['E', 'fazer'],
  ['M', 'lembrar'],
  ['S', 'adiar'],
  ['Z', 'desfazer'],
] as const;

/**
 * The queue of the signed-in user in one tenant, with the detail of the selected row. Remembered, because the home renders at
 * each of its answers, and the queue has a hundred rows.
 */
export const WorkQueueView = memo(function WorkQueueView({ tenant }: { tenant: string }) {
  const query = useQuery(workQueueQuery(tenant));
  if (query.isError && !query.data) {
    return (
      <Card>
        <ErrorState
          title={workMessages.loadFailed}
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  if (!query.data) return <SkeletonLines />;
  return <LoadedQueue tenant={tenant} queue={query.data} />;
});

/** Rows that the groups before one show; on a phone, at least. */
const rowsBefore = ({ grupos }: WorkQueue, group: number, isPhone: boolean) =>
  grupos
    .slice(0, group)
    .reduce((sum, { linhas }) => sum + (isPhone ? Math.min(linhas.length, shownOnPhone) : linhas.length), 0);

function LoadedQueue({ tenant, queue }: { tenant: string; queue: WorkQueue }) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, index, selected, pick, step, snoozeRow, snoozeItem, undo, endSnooze } = useWorkQueue(tenant, queue);
  const [isOpened, setOpened] = useState(false);
  const [isSnoozing, setSnoozing] = useState(false);
  const [resolving, setResolving] = useState<WorkRow>();
  const [reminding, setReminding] = useState<WorkRow>();
  const ReminderDialog = useOnRequest(loadReminderDialog, reminding !== undefined, () => setReminding(undefined));
  const ResolveDialog = useOnRequest(loadResolveDialog, resolving !== undefined, () => setResolving(undefined));
  useEffect(() => preloadWhenIdle(loadReminderDialog, loadResolveDialog), []);
  const isPhone = usePhone();
  const most = useFirstRows(rows.length, rowHeight);
  const { hoje: today } = queue;
  const calendar = { today, holidays: new Set(queue.feriados) };

  const elementOf = (row: WorkRow) => list.current?.querySelector(`[data-work-row="${CSS.escape(row.id)}"]`);
  function move(by: 1 | -1) {
    // A row of a cut group is rendered once it is selected.
    const next = flushSync(() => step(by));
    const element = next && elementOf(next);
    element?.querySelector('button')?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    enter: () => setOpened(true),
    e: () => selected && elementOf(selected)?.querySelector<HTMLElement>('[data-work-action]')?.click(),
    s: () => setSnoozing(true),
    m: () => selected && itemToRemind(selected) && setReminding(selected),
    z: () => undo?.(),
  });

  const alert = resolving?.itens[0];
  return (
    <div
      ref={list}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] min-[90rem]:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="min-w-0">
        <Card flush aria-label="Fila">
          {rows.length === 0 && (
            <EmptyState icon={CircleCheck} title={workMessages.empty} description={workMessages.emptyHelp} />
          )}
          {queue.grupos.map((group, i) => (
            <WorkGroup
              key={group.grupo}
              group={group}
              today={today}
              selected={selected}
              most={Math.max(0, most - rowsBefore(queue, i, isPhone))}
              onPick={(row) => {
                pick(row);
                setOpened(true);
              }}
              onResolve={setResolving}
              onRemind={setReminding}
            />
          ))}
          {most < rows.length && <div style={{ height: (rows.length - most) * rowHeight }} />}
          {(selected || undo) && (
            <KeysBar
              keys={keys}
              inactive={[
                ...(selected ? [] : ['J', 'K', '↵', 'E', 'S']),
                ...(selected && itemToRemind(selected) ? [] : ['M']),
                ...(undo ? [] : ['Z']),
              ]}
              className="border-t"
            />
          )}
        </Card>
        {undo && (
          <Button className="mt-4" onClick={undo}>
            <Undo2 aria-hidden />
            Desfazer o último adiamento
            <KeyHint>Z</KeyHint>
          </Button>
        )}
        <SnoozedRows rows={queue.adiados.linhas} total={queue.adiados.total} onReturn={endSnooze} />
      </div>
      {selected && (
        <WorkPanel
          row={selected}
          calendar={calendar}
          position={index + 1}
          total={rows.length}
          others={rows.filter(
            (row) => row !== selected && row.id_client !== null && row.id_client === selected.id_client,
          )}
          onPick={pick}
          onStep={step}
          onResolve={() => setResolving(selected)}
          onRemind={() => {
            // On a phone the message takes the place of the opened row.
            setOpened(false);
            setReminding(selected);
          }}
          isOpened={isOpened}
          onClose={() => setOpened(false)}
          open={isSnoozing}
          onOpenChange={setSnoozing}
          onSnooze={(until) => {
            setOpened(false);
            snoozeRow(selected, until);
          }}
        />
      )}
      {reminding && ReminderDialog && (
        <ReminderDialog
          row={reminding}
          onClose={() => setReminding(undefined)}
          onSent={(item) => {
            setReminding(undefined);
            setOpened(false);
            const until = dayAfterReminder(item.prazo, calendar);
            if (until) snoozeItem(item.id, until);
          }}
        />
      )}
      {alert?.alerta && ResolveDialog && (
        <ResolveDialog
          alert={{ id: alert.alerta.id, id_tenant: tenant, company: alert.assunto, message: alert.texto }}
          onClose={() => setResolving(undefined)}
        />
      )}
    </div>
  );
}
