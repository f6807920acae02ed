import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { noteFindingRows } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { Button } from '../../../../ui/button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';

interface NotesAgainstEfdProps {
  meses: readonly AnalysisMonthRow[];
  onOpen: (competencia: string) => void;
}

/** Lists what the notes and the EFD do not have in common, by kind, with the months whose keys can be opened. */
export function NotesAgainstEfd({ meses, onOpen }: NotesAgainstEfdProps) {
  const rows = noteFindingRows(meses);
  if (rows.length === 0) return null;
  return (
    <FoldingCard
      title="Notas e EFD"
      summary={counted(
        rows.reduce((sum, { quantidade }) => sum + quantidade, 0),
        'nota',
        'notas',
      )}
      description="Documentos próprios conferidos pela chave. Abra um mês para ver as chaves."
    >
      <ul className="flex flex-col gap-3">
        {rows.map(({ codigo, nome, quantidade, valor, meses: found }) => (
          <li
            key={codigo}
            className="grid gap-x-4 gap-y-1 border-b pb-3 text-body last:border-b-0 last:pb-0 sm:grid-cols-[1fr_auto_auto]"
          >
            <span className="font-medium">{nome}</span>
            <span className="figures text-muted">{counted(quantidade, 'nota', 'notas')}</span>
            <span className="figures">{formatBRL(valor)}</span>
            <span className="flex flex-wrap gap-1 sm:col-span-3">
              {found.map((competencia) => (
                <Button key={competencia} size="sm" variant="ghost" onClick={() => onOpen(competencia)}>
                  {competencia}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </FoldingCard>
  );
}
