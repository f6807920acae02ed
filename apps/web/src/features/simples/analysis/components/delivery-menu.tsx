import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canExportCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { canExportDetailed, canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Coins, FileCheck2, FileText, HandCoins, Inbox, ListChecks, Sheet } from 'lucide-react';
import { downloadLink } from '../../../../lib/download-link.ts';
import { formatBytes } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuLabel, MenuSeparator } from '../../../../ui/dropdown-menu.tsx';
import { printRectifications } from '../../rectifications/rectifications.queries.ts';
import { saveAnalysisSheet } from '../analysis-workbook.ts';
import { DeliveryItem } from './delivery-item.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { useDossier } from './use-dossier.ts';
import { useNotesExport } from './use-notes-export.ts';

/** Menu of every file of the case. Large ones are written on the server; their progress is on the button. */
export function DeliveryMenu({ analysis }: { analysis: SimplesAnalysis }) {
  const { id_apuracao } = analysis;
  const actor = useActor();
  const { busy, deliver, saves } = useDeliveries(analysis);
  const notes = useNotesExport(id_apuracao);
  const { dossier, isRunning, start } = useDossier(id_apuracao);
  const print = useMutation(printRectifications(id_apuracao));
  const made = dossier?.state === 'pronto' ? dossier : undefined;
  const progress = [
    notes.percent !== undefined && `Notas ${notes.percent}%`,
    isRunning && `Dossiê ${dossier?.progresso ?? 0}%`,
  ].filter(Boolean);

  return (
    <DropdownMenu
      className="w-80 max-w-[calc(100vw-1rem)]"
      trigger={
        <Button loading={busy || print.isPending} aria-label={['Entregar e exportar', ...progress].join(', ')}>
          {progress.length > 0 ? progress.join(' · ') : 'Entregar'}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuLabel>Ao cliente</MenuLabel>
      {made?.pdf && (
        <DeliveryItem
          icon={FileText}
          detail={formatBytes(made.pdf.bytes)}
          onSelect={() => downloadLink(made.pdf?.link ?? '')}
        >
          Dossiê em PDF
        </DeliveryItem>
      )}
      {made?.planilha && (
        <DeliveryItem
          icon={Sheet}
          detail={formatBytes(made.planilha.bytes)}
          onSelect={() => downloadLink(made.planilha?.link ?? '')}
        >
          Dossiê em planilha
        </DeliveryItem>
      )}
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
      <MenuSeparator />
      <MenuLabel>À Receita</MenuLabel>
      <DeliveryItem
        icon={Sheet}
        detail="XLSX"
        onSelect={() => deliver(() => saveAnalysisSheet(analysis, 'retificacao'))}
      >
        Planilha de retificação
      </DeliveryItem>
      <DeliveryItem icon={FileText} detail="PDF" onSelect={() => print.mutate()}>
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
      <MenuSeparator />
      <MenuLabel>Conferência</MenuLabel>
      {canExportDetailed(actor) && (
        <DeliveryItem
          icon={Sheet}
          detail="XLSX"
          onSelect={() => deliver(() => saveAnalysisSheet(analysis, 'detalhada'))}
        >
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
      <p className="px-2 pt-1 pb-1 text-caption text-muted">
        Nome de cada arquivo: empresa, CNPJ, tipo e data ({dayInBrazil(new Date())}).
      </p>
    </DropdownMenu>
  );
}
