import { dayInBrazil } from '@restitui/brazil/day.ts';
import { expiringPaymentsSheet } from '@restitui/domain/simples/limitation/expiring-payments-sheet.ts';
import type { LimitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { limitationMessages } from '../limitation.messages.ts';
import { readExpiringPayments } from '../limitation.queries.ts';
import { limitationEvents } from '../limitation-events.ts';

/** Downloads the expiring payments as a spreadsheet or as calendar events. */
export function ExportExpiringPayments({ filters, empty }: { filters: LimitationFilters; empty: boolean }) {
  const [busy, setBusy] = useState(false);
  const name = (extension: string) => `prescricoes_${dayInBrazil(new Date())}.${extension}`;

  async function saveCalendar() {
    if (empty) return notify.info('Não há dados para exportar.');
    setBusy(true);
    try {
      const text = limitationEvents(await readExpiringPayments(filters), new Date());
      saveFile(new File([text], name('ics'), { type: 'text/calendar;charset=utf-8' }));
      notify.success(limitationMessages.calendarSaved(name('ics')));
    } catch (error) {
      notify.error(limitationMessages.loadFailed, undefined, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button loading={busy} onClick={saveCalendar}>
        <CalendarPlus aria-hidden />
        Calendário (ICS)
      </Button>
      <ExportButton
        label="Planilha"
        empty={empty}
        save={async () => saveSheet(expiringPaymentsSheet(await readExpiringPayments(filters)), name('xlsx'))}
      />
    </div>
  );
}
