import {
  type OpenSheetLayout,
  repeatedColumns,
  requiredSheetColumns,
  type SheetPreview,
  sheetColumn,
  sheetColumnLabels,
  sheetLayout,
} from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { fileAnalysisMessages as messages } from '../file-analyses.messages.ts';
import { saveSheetColumns, sheetColumnsQuery } from '../sheet-columns.queries.ts';
import { SheetPreviewTable } from './sheet-preview-table.tsx';

interface SheetColumnsDialogProps {
  id_apuracao: string;
  onClose: () => void;
}

/** Asks which column of the payroll sheet is which, beside its first rows. */
export function SheetColumnsDialog({ id_apuracao, onClose }: SheetColumnsDialogProps) {
  const preview = useQuery(sheetColumnsQuery(id_apuracao));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Colunas da planilha"
      description="Valem para as próximas planilhas deste cliente com os mesmos cabeçalhos."
      size="lg"
    >
      {preview.isPending && (
        <>
          <Skeleton className="h-40 w-full rounded-md" />
          <LoadingNote text={messages.loadingSheet} />
        </>
      )}
      {preview.isError && (
        <ErrorState title={messages.sheetFailed} error={preview.error} onRetry={() => preview.refetch()} />
      )}
      {preview.isSuccess && <ColumnsForm id_apuracao={id_apuracao} preview={preview.data} onClose={onClose} />}
    </Dialog>
  );
}

const none = 'none';

function ColumnsForm({ id_apuracao, preview, onClose }: SheetColumnsDialogProps & { preview: SheetPreview }) {
  const form = useId();
  const { nome, assinatura, cabecalhos, sugestao, gravada } = preview;
  const save = useMutation(saveSheetColumns(id_apuracao));
  const [layout, setLayout] = useState<OpenSheetLayout>(sugestao);
  const [isChecked, setChecked] = useState(false);
  const { form: element, refused } = useFocusInvalid<HTMLFormElement>();
  const parsed = sheetLayout.safeParse(layout);
  const repeated = repeatedColumns(layout);
  const options = cabecalhos.map((heading, at) => ({ value: String(at), label: heading || `Coluna ${at + 1}` }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!parsed.success || repeated.length > 0) return refused();
    save.mutate({ assinatura, colunas: parsed.data }, { onSuccess: onClose, onError: refused });
  }

  function errorOf(column: (typeof sheetColumn.options)[number]): string | undefined {
    const sent = save.error instanceof ApiError ? save.error.issues : [];
    const refused = sent.find(({ path }) => path.endsWith(column))?.message;
    if (!isChecked) return refused;
    if (repeated.includes(column)) return messages.columnTaken;
    return parsed.error?.issues.find(({ path }) => path[0] === column)?.message ?? refused;
  }

  return (
    <form ref={element} id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      {save.isError && <Notice tone="danger" error={save.error} title={errorText(save.error)} />}
      <p className="break-words text-caption text-muted">
        {nome}
        {gravada && `. Colunas gravadas por ${gravada.autor} em ${formatDateTime(gravada.em)}.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sheetColumn.options.map((column) => {
          const isRequired = requiredSheetColumns.includes(column);
          return (
            <Field key={column} label={sheetColumnLabels[column]} required={isRequired} error={errorOf(column)}>
              <Select
                value={layout[column] === null ? (isRequired ? undefined : none) : String(layout[column])}
                options={isRequired ? options : [{ value: none, label: 'Não há' }, ...options]}
                onValueChange={(at) => setLayout({ ...layout, [column]: at === none ? null : Number(at) })}
              />
            </Field>
          );
        })}
      </div>
      <SheetPreviewTable preview={preview} layout={layout} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={save.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          Gravar e analisar
        </Button>
      </div>
    </form>
  );
}
