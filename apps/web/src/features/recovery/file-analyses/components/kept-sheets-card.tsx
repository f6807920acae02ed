import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { columnsText, type KeptSheetColumns } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { forgetSheetColumns, keptSheetColumnsQuery } from '../sheet-columns.queries.ts';

interface KeptSheetsCardProps {
  id_apuracao: string;
  mayChange: boolean;
}

/** Lists the columns that are kept for the client's payroll sheets; shown only when there are some. */
export function KeptSheetsCard({ id_apuracao, mayChange }: KeptSheetsCardProps) {
  const { data: kept = [] } = useQuery(keptSheetColumnsQuery(id_apuracao));
  const forget = useMutation(forgetSheetColumns(id_apuracao));
  const [asked, setAsked] = useState<KeptSheetColumns>();
  if (kept.length === 0) return null;
  return (
    <FoldingCard
      flush
      title="Colunas de planilhas"
      summary={counted(kept.length, 'planilha reconhecida', 'planilhas reconhecidas')}
      description="Planilhas da folha deste cliente com estes cabeçalhos são lidas assim, sem perguntar."
    >
      {kept.map((sheet) => {
        const { assinatura, cabecalhos, colunas, autor, em } = sheet;
        const headings = joinFacts(...cabecalhos);
        return (
          <div key={assinatura} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3 text-body">
            <div className="min-w-0 flex-1 basis-64">
              <p className="break-words font-medium">{headings}</p>
              <p className="text-caption text-muted">{columnsText(cabecalhos, colunas)}</p>
              <p className="text-caption text-muted">
                {displayName(autor)}, {formatDate(em)}
              </p>
            </div>
            {mayChange && (
              <Button size="sm" aria-label={`Esquecer as colunas de ${headings}`} onClick={() => setAsked(sheet)}>
                Esquecer
              </Button>
            )}
          </div>
        );
      })}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title="Esquecer as colunas?"
          description="O resultado fica. A próxima planilha com estes cabeçalhos é lida pelos nomes usuais; se não forem reconhecidos, as colunas são perguntadas de novo."
          confirmLabel="Esquecer colunas"
          pending={forget.isPending}
          onConfirm={() => forget.mutate(asked.assinatura, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </FoldingCard>
  );
}
