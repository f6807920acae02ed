import { Download, FileSpreadsheet, FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatBytes, formatDateTime } from '../lib/formats.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface StoredFileLineProps {
  file: { nome: string; arquivo: string; tamanho: number; createdDate: string };
  /** Further content below the name. */
  children?: ReactNode;
  downloading: boolean;
  onDownload: () => void;
  /** Absent when the file cannot be removed. */
  removal?: { title: string; description: string; onRemove: () => void } | undefined;
}

/** A file in a list, with download and removal. */
export function StoredFileLine({ file, children, downloading, onDownload, removal }: StoredFileLineProps) {
  const { nome, arquivo, tamanho, createdDate } = file;
  const [asking, setAsking] = useState(false);
  const Icon = /\.(csv|xlsx?)$/i.test(arquivo) ? FileSpreadsheet : FileText;

  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-body">{nome}</p>
        <p className="figures break-words text-caption text-muted">
          {arquivo}&nbsp;· {formatBytes(tamanho)}&nbsp;· {formatDateTime(createdDate)}
        </p>
        {children}
      </div>
      <IconButton icon={Download} label={`Baixar ${nome}`} size="sm" loading={downloading} onClick={onDownload} />
      {removal && <IconButton icon={Trash2} label={`Excluir ${nome}`} size="sm" onClick={() => setAsking(true)} />}
      {removal && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={removal.title}
          description={removal.description}
          confirmLabel="Excluir"
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            removal.onRemove();
          }}
        />
      )}
    </li>
  );
}
