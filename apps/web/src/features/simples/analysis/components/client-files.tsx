import type { Dossier } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { FileCheck2, FileText, Inbox, Sheet } from 'lucide-react';
import { downloadLink } from '../../../../lib/download-link.ts';
import { formatBytes } from '../../../../lib/formats.ts';
import { MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import type { useDeliveries } from './use-deliveries.ts';
import type { useDossier } from './use-dossier.ts';

interface ClientFilesProps {
  making: ReturnType<typeof useDossier>;
  deliveries: ReturnType<typeof useDeliveries>;
}

/** Part of the menu 'Entregar': files for the client. */
export function ClientFiles({ making, deliveries }: ClientFilesProps) {
  const { dossier, isRunning, start } = making;
  const { deliver, saves } = deliveries;
  const made = dossier?.state === 'pronto' ? dossier : undefined;
  return (
    <>
      <MenuLabel>Ao cliente</MenuLabel>
      <MadeFile icon={FileText} file={made?.pdf} name="Dossiê em PDF" />
      <MadeFile icon={Sheet} file={made?.planilha} name="Dossiê em planilha" />
      <DeliveryItem
        icon={FileCheck2}
        detail={isRunning ? `${dossier?.progresso ?? 0}%` : 'PDF e XLSX'}
        percent={isRunning ? (dossier?.progresso ?? 0) : undefined}
        staysOpen
        onSelect={start}
      >
        {isRunning ? 'Gerando o dossiê' : made ? 'Gerar dossiê de novo' : 'Gerar dossiê'}
      </DeliveryItem>
      <DeliveryItem icon={Inbox} detail="CSV" onSelect={() => deliver(saves.coverageRequests)}>
        O que pedir ao cliente
      </DeliveryItem>
    </>
  );
}

interface MadeFileProps {
  icon: typeof FileText;
  file: Dossier['pdf'] | undefined;
  name: string;
}

/** A file that the server has written; nothing without one. */
function MadeFile({ icon, file, name }: MadeFileProps) {
  if (!file) return null;
  return (
    <DeliveryItem icon={icon} detail={formatBytes(file.bytes)} onSelect={() => downloadLink(file.link)}>
      {name}
    </DeliveryItem>
  );
}
