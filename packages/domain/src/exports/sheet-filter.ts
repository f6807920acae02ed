/** The options of a worksheet that the filter reads. */
interface FilteredSheet {
  columns?: readonly unknown[];
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/**
 * Adds filter buttons to the headings of every sheet: write-excel-file has no filter.
 * `rows` is the number of rows below the headings.
 */
export function sheetFilter(rows: number) {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string, { columns = [] }: FilteredSheet) => {
            const reference = `A1:${columnName(Math.max(0, columns.length - 1))}${rows + 1}`;
            return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${reference}"/>`);
          },
        },
      },
    },
  };
}
