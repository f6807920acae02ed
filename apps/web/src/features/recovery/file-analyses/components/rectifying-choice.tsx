import { zodResolver } from '@hookform/resolvers/zod';
import { displayName } from '@restitui/brazil/display-name.ts';
import { choiceEffectText } from '@restitui/domain/recovery/file-analyses/choice-effect.ts';
import { choiceReason, type FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { ChoiceEffect } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { rectifyingFiles } from '@restitui/domain/recovery/file-analyses/rectifying-files.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatDate, keepUnbroken } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

interface RectifyingChoiceProps {
  analysis: FileAnalysis;
  competencia: string;
  mayChange: boolean;
  /** Effects of the choices of the month; undefined while they are loaded, and in older results. */
  effects: readonly ChoiceEffect[] | undefined;
}

const fields = z.object({ arquivo: z.string().min(1, 'Escolha o arquivo.'), motivo: choiceReason });

/** Chooses among several retificadoras of a month, and names who chose; nothing when there is one at most (SP-015). */
export function RectifyingChoice({ analysis, competencia, mayChange, effects }: RectifyingChoiceProps) {
  const { id_apuracao, arquivos, escolhas } = analysis;
  const [isOpen, setOpen] = useState(false);
  const files = rectifyingFiles(arquivos, competencia);
  if (files.length === 0) return null;
  const used = arquivos.find(({ nome, codigo }) => codigo === null && files.includes(nome))?.nome ?? '';
  // A later upload may have left the chosen file out.
  const made = escolhas.find(
    ({ valor }) => valor.tipo === 'retificadora' && valor.competencia === competencia && valor.arquivo === used,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 break-words text-caption text-muted">
        Retificadora usada: {used}.
        {made && ` Escolhida por ${displayName(made.autor)} em ${formatDate(made.em)}: ${made.motivo}`}
      </p>
      {mayChange && (
        <Button size="sm" onClick={() => setOpen(true)}>
          Escolher retificadora
        </Button>
      )}
      {isOpen && (
        <ChoiceDialog
          id_apuracao={id_apuracao}
          draft={`retificadora ${id_apuracao} ${competencia}`}
          title="Escolher retificadora"
          description="Vale a que foi transmitida por último."
          resolver={zodResolver(fields)}
          defaultValues={{ arquivo: used, motivo: '' }}
          toChoice={({ arquivo, motivo }) => ({ valor: { tipo: 'retificadora', competencia, arquivo }, motivo })}
          onClose={() => setOpen(false)}
        >
          <FormSelect
            name="arquivo"
            label="Arquivo"
            required
            options={files.map((value) => ({ value, label: value }))}
          />
          <EffectOfFile used={used} effects={effects} />
          <FormText name="motivo" label="Prova ou motivo" required help="Por exemplo, o recibo da transmissão." />
        </ChoiceDialog>
      )}
    </div>
  );
}

/** Tells what the month gains or loses with the file that is selected in the form (SP-123). */
function EffectOfFile({ used, effects }: { used: string; effects: readonly ChoiceEffect[] | undefined }) {
  const arquivo = useWatch<z.input<typeof fields>>({ name: 'arquivo' });
  const effect = effects?.find((one) => one.arquivo === arquivo);
  return (
    <p role="status" className="text-body">
      {arquivo === used ? 'É o arquivo que já está em uso.' : keepUnbroken(choiceEffectText(effect))}
    </p>
  );
}
