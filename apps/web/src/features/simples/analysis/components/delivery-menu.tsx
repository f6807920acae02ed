import { dayInBrazil } from '@restitui/brazil/day.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuSeparator } from '../../../../ui/dropdown-menu.tsx';
import { printRectifications } from '../../rectifications/rectifications.queries.ts';
import { CheckFiles } from './check-files.tsx';
import { ClientFiles } from './client-files.tsx';
import { RevenueFiles } from './revenue-files.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { useDossier } from './use-dossier.ts';
import { useNotesExport } from './use-notes-export.ts';

/** Menu of every file of the case. Large ones are written on the server; their progress is on the button. */
export function DeliveryMenu({ analysis }: { analysis: SimplesAnalysis }) {
  const { id_apuracao } = analysis;
  const deliveries = useDeliveries(analysis);
  const notes = useNotesExport(id_apuracao);
  const making = useDossier(id_apuracao);
  const print = useMutation(printRectifications(id_apuracao));
  const progress = [
    notes.percent !== undefined && `Notas ${notes.percent}%`,
    making.isRunning && `Dossiê ${making.dossier?.progresso ?? 0}%`,
  ].filter(Boolean);

  return (
    <DropdownMenu
      className="w-80 max-w-[calc(100vw-1rem)]"
      trigger={
        <Button
          loading={deliveries.busy || print.isPending}
          aria-label={['Entregar e exportar', ...progress].join(', ')}
        >
          {progress.length > 0 ? joinFacts(...progress) : 'Entregar'}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ClientFiles making={making} deliveries={deliveries} />
      <MenuSeparator />
      <RevenueFiles deliveries={deliveries} onPrint={() => print.mutate()} />
      <MenuSeparator />
      <CheckFiles deliveries={deliveries} notes={notes} />
      <p className="px-2 pt-1 pb-1 text-caption text-muted">
        Nome de cada arquivo: empresa, CNPJ, tipo e data ({dayInBrazil(new Date())}).
      </p>
    </DropdownMenu>
  );
}
