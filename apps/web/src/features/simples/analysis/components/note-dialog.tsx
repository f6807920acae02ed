import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { formatKey } from '../item-formats.ts';
import { noteDocumentQuery } from '../note-documents.queries.ts';
import { noteFile } from '../note-file.ts';
import { NoteSheet } from './note-sheet.tsx';

interface NoteDialogProps {
  id_apuracao: string;
  chave: string;
  numero: string;
  onClose: () => void;
}

/** Shows a note as its DANFE does, with its XML to copy or download. */
export function NoteDialog({ id_apuracao, chave, numero, onClose }: NoteDialogProps) {
  const note = useQuery(noteDocumentQuery(id_apuracao, chave));
  return (
    <Dialog
      open
      size="lg"
      fill
      onOpenChange={onClose}
      title={`Nota ${numero}`}
      description={<span className="figures break-all">{formatKey(chave)}</span>}
      footer={
        note.data && (
          <>
            <CopyButton text={note.data.xml} label="Copiar XML" />
            <Button variant="primary" onClick={() => saveFile(noteFile(note.data))}>
              <Download aria-hidden />
              Baixar XML
            </Button>
          </>
        )
      }
    >
      {note.isPending && (
        <div className="grid gap-3">
          <LoadingNote text="Procurando a nota no arquivo enviado" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
      {note.isError && (
        <ErrorState
          title="Não foi possível abrir a nota."
          error={note.error}
          onRetry={() => note.refetch()}
          retrying={note.isFetching}
        />
      )}
      {note.data && <NoteSheet note={note.data} />}
    </Dialog>
  );
}
