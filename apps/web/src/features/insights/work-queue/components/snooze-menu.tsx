import { formatDay } from '@restitui/brazil/day.ts';
import { lastSnoozeDay, type SnoozeCalendar, snoozeOptions } from '@restitui/domain/insights/work-queue/snooze-days.ts';
import type { WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { CalendarDays } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { snoozeDayText } from '../work-text.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface SnoozeMenuProps {
  row: WorkRow;
  calendar: SnoozeCalendar;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSnooze: (until: string) => void;
}

/** Offers the days before the last day on which a row can return. */
export function SnoozeMenu({ row, calendar, open, onOpenChange, onSnooze }: SnoozeMenuProps) {
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The key opens the menu also while the button is below the window, where the menu would be cut.
    if (open) button.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const { prazo } = row;
  const options = snoozeOptions(prazo, calendar);
  const last = lastSnoozeDay(prazo, calendar);
  return (
    <>
      <DropdownMenu
        open={open}
        onOpenChange={onOpenChange}
        side="top"
        className="w-72"
        trigger={
          <Button
            ref={button}
            className="h-11 scroll-mb-4 lg:h-9"
            disabled={options.length === 0}
            title={options.length === 0 ? 'O prazo não deixa adiar.' : undefined}
          >
            Adiar
            <KeyHint>S</KeyHint>
          </Button>
        }
      >
        <MenuLabel>Adiar até</MenuLabel>
        {options.map(({ label, day }) => (
          <MenuItem key={day} onSelect={() => onSnooze(day)}>
            <span className="flex-1">{label}</span>
            <span className="figures text-muted">{snoozeDayText(day)}</span>
          </MenuItem>
        ))}
        <MenuItem icon={CalendarDays} onSelect={() => setChoosing(true)}>
          Outra data
        </MenuItem>
        {prazo !== null && (
          <MenuLabel>
            O prazo é {formatDay(prazo)}: não dá para adiar além de {formatDay(last)}.
          </MenuLabel>
        )}
      </DropdownMenu>
      {choosing && (
        <SnoozeDialog
          prazo={prazo}
          calendar={calendar}
          onClose={() => setChoosing(false)}
          onSnooze={(until) => {
            setChoosing(false);
            onSnooze(until);
          }}
        />
      )}
    </>
  );
}
