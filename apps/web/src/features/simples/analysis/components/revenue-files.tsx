import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { FileText, HandCoins, ListChecks, Sheet } from 'lucide-react';
import { MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { saveAnalysisSheet } from '../analysis-workbook.ts';
import { DeliveryItem } from './delivery-item.tsx';
import type { useDeliveries } from './use-deliveries.ts';

interface RevenueFilesProps {
  analysis: SimplesAnalysis;
  deliveries: ReturnType<typeof useDeliveries>;
  onPrint: () => void;
}

/** Part of the menu 'Entregar': files for the Receita Federal. */
export function RevenueFiles({ analysis, deliveries: { deliver, saves }, onPrint }: RevenueFilesProps) {
  return (
    <>
      <MenuLabel>À Receita</MenuLabel>
      <DeliveryItem
        icon={Sheet}
        detail="XLSX"
        onSelect={() => deliver(() => saveAnalysisSheet(analysis, 'retificacao'))}
      >
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
