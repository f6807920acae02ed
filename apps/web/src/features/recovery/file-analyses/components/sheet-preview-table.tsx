import {
  type OpenSheetLayout,
  type SheetPreview,
  sheetColumn,
  sheetColumnLabels,
} from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { cn } from '../../../../lib/cn.ts';

interface SheetPreviewTableProps {
  preview: Pick<SheetPreview, 'cabecalhos' | 'linhas'>;
  layout: OpenSheetLayout;
}

/** The headings and first rows of a sheet, with the content that each column was given. */
export function SheetPreviewTable({ preview: { cabecalhos, linhas }, layout }: SheetPreviewTableProps) {
  const columns = cabecalhos.map((heading, at) => ({
    at,
    heading: heading || `Coluna ${at + 1}`,
    content: sheetColumn.options.find((column) => layout[column] === at),
  }));
  const rows = linhas.map((cells, at) => ({ at, cells }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls sideways must be reachable by keyboard.
    <section aria-label="Primeiras linhas da planilha" tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="w-full text-caption">
        <thead>
          <tr>
            {columns.map(({ at, heading, content }) => (
              <th key={at} scope="col" className="border-b bg-surface px-3 py-2 text-start align-bottom">
                <span className="block whitespace-nowrap font-medium">{heading}</span>
                <span className="block whitespace-nowrap font-normal text-muted">
                  {content ? sheetColumnLabels[content] : 'não usada'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at: line, cells }) => (
            <tr key={line}>
              {columns.map(({ at, content }) => (
                <td key={at} className={cn('figures whitespace-nowrap px-3 py-1.5', !content && 'text-muted')}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
