import { dayInBrazil } from '@restitui/brazil/day.ts';
import { lapsesSheet } from '@restitui/domain/lapses/lapses-sheet.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { lapseEvents } from '../lapse-events.ts';
import { lapseMessages } from '../lapses.messages.ts';
import { type LapseFilters, readLapsingPayments } from '../lapses.queries.ts';

/** What lapses, as a spreadsheet or as deadlines for a calendar. */
export function ExportLapses({ filters, empty }: { filters: LapseFilters; empty: boolean }) {
  const [busy, setBusy] = useState(false);
  const name = (extension: string) => `prescricoes_${dayInBrazil(new Date())}.${extension}`;

  async function saveCalendar() {
    if (empty) return notify.info('Não há dados para exportar.');
    setBusy(true);
    try {
      const text = lapseEvents(await readLapsingPayments(filters), new Date());
      saveFile(new File([text], name('ics'), { type: 'text/calendar;charset=utf-8' }));
      notify.success(lapseMessages.calendarSaved(name('ics')));
    } catch {
      notify.error(lapseMessages.loadFailed);
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
        save={async () => saveSheet(lapsesSheet(await readLapsingPayments(filters)), name('xlsx'))}
      />
    </div>
  );
}
