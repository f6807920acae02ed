import { FileText, HandCoins, ListChecks, Sheet } from 'lucide-react';
import { MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import type { useDeliveries } from './use-deliveries.ts';

interface RevenueFilesProps {
  deliveries: ReturnType<typeof useDeliveries>;
  onPrint: () => void;
}

/** Part of the menu 'Entregar': files for the Receita Federal. */
export function RevenueFiles({ deliveries: { deliver, saves }, onPrint }: RevenueFilesProps) {
  return (
    <>
      <MenuLabel>À Receita</MenuLabel>
      <DeliveryItem icon={Sheet} detail="XLSX" onSelect={() => deliver(() => saves.analysis('retificacao'))}>
        Planilha de retificação
      </DeliveryItem>
      <DeliveryItem icon={FileText} detail="PDF" onSelect={onPrint}>
        Espelhos em PDF
      </DeliveryItem>
      <DeliveryItem icon={ListChecks} detail="XLSX" onSelect={() => deliver(saves.mirrors)}>
        Espelhos em planilha
      </DeliveryItem>
      <DeliveryItem icon={HandCoins} detail="XLSX" onSelect={() => deliver(() => saves.requests('xlsx'))}>
        Pedidos em planilha
      </DeliveryItem>
      <DeliveryItem icon={HandCoins} detail="CSV" onSelect={() => deliver(() => saves.requests('csv'))}>
        Pedidos em CSV
      </DeliveryItem>
    </>
  );
}
