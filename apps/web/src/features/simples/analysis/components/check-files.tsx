import { canExportCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { canExportDetailed, canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import { Coins, Sheet } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import type { useDeliveries } from './use-deliveries.ts';
import type { useNotesExport } from './use-notes-export.ts';

interface CheckFilesProps {
  deliveries: ReturnType<typeof useDeliveries>;
  notes: ReturnType<typeof useNotesExport>;
}

/** Part of the menu 'Entregar': sheets to check the result, as far as the user may export them. */
export function CheckFiles({ deliveries: { deliver, saves }, notes }: CheckFilesProps) {
  const actor = useActor();
  return (
    <>
      <MenuLabel>Conferência</MenuLabel>
      {canExportDetailed(actor) && (
        <DeliveryItem icon={Sheet} detail="XLSX" onSelect={() => deliver(() => saves.analysis('detalhada'))}>
          Planilha detalhada
        </DeliveryItem>
      )}
      {canExportNotes(actor) && (
        <DeliveryItem
          icon={Sheet}
          detail={notes.percent === undefined ? 'XLSX' : `${notes.percent}%`}
          percent={notes.percent}
          staysOpen
          onSelect={notes.start}
        >
          Planilha de notas
        </DeliveryItem>
      )}
      {canExportCredits(actor) && (
        <DeliveryItem icon={Coins} detail="XLSX" onSelect={() => deliver(saves.credits)}>
          Créditos da apuração
        </DeliveryItem>
      )}
    </>
  );
}
