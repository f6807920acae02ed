import { plural } from '@restitui/brazil/counted.ts';
import type { FileReport } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileCodeText, filesLeftOut } from '@restitui/domain/recovery/file-analyses/file-codes.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** Tells, above the totals, which files are not in them: the list of all files is at the end of a long page. */
export function FilesLeftOut({ files }: { files: readonly FileReport[] }) {
  const leftOut = filesLeftOut(files);
  if (leftOut.length === 0) return null;
  const verb = plural(leftOut.length, 'não foi usado', 'não foram usados');
  return (
    <Notice tone="warning" title={`${formatCount(leftOut.length)} de ${formatCount(files.length)} arquivos ${verb}`}>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm">Ver o motivo de cada um</summary>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {leftOut.map(({ nome, codigo, texto }) => (
            <li key={nome} className="break-words">
              {texto ?? `${nome}: ${codigo ? fileCodeText(codigo) : 'não usado.'}`}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
