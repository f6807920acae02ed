import { closeSync, openSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate } from 'fflate';

export interface XlsxCell {
  /** A date is written as its day in UTC. */
  value: string | number | Date;
  format?: string | undefined;
  fontWeight?: 'bold' | undefined;
}

/** Excel's row limit, including the heading. */
const rowsEach = 1_048_576;
const piece = 1 << 18;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Writes a spreadsheet row by row, with a few hundred kilobytes in memory for any number of rows. */
export class XlsxFile {
  readonly #fd: number;
  readonly #zip: Zip;
  readonly #sheets: string[] = [];
  readonly #styles = new Map<string, number>([['', 0]]);

  constructor(path: string) {
    this.#fd = openSync(path, 'wx', 0o600);
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      for (let done = 0; done < chunk.length; ) done += writeSync(this.#fd, chunk, done);
    });
  }

  /** Writes a sheet with bold frozen headings and a filter; continues in another sheet at Excel's row limit. */
  async sheet(
    name: string,
    columns: readonly { heading: string; width: number }[],
    rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>,
  ): Promise<void> {
    let part = this.#open(name, columns);
    for await (const row of rows) {
      if (part.rows === rowsEach) {
        part.close();
        part = this.#open(`${name} ${part.number + 1}`, columns, part.number + 1);
      }
      part.write(row);
    }
    part.close();
  }

  close(): void {
    const numbered = this.#sheets.map((name, i) => ({ name, id: i + 1 }));
    this.#text(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${packageTypes}.styles+xml"/>${numbered.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${packageTypes}.worksheet+xml"/>`).join('')}</Types>`,
    );
    this.#text('_rels/.rels', relationsOf([['officeDocument', 'xl/workbook.xml']]));
    this.#text(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ name, id }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    );
    this.#text(
      'xl/_rels/workbook.xml.rels',
      relationsOf([
        ...numbered.map(({ id }): [string, string] => ['worksheet', `worksheets/sheet${id}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    );
    this.#text('xl/styles.xml', this.#stylesXml());
    this.#zip.end();
    closeSync(this.#fd);
  }

  #open(name: string, columns: readonly { heading: string; width: number }[], number = 1) {
    this.#sheets.push(name);
    const entry = new ZipDeflate(`xl/worksheets/sheet${this.#sheets.length}.xml`, { level: 1 });
    this.#zip.add(entry);
    let text = `${header}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
    const names = columns.map((_, i) => columnName(i + 1));
    const part = {
      number,
      rows: 0,
      write: (cells: readonly XlsxCell[]) => {
        part.rows++;
        text += `<row r="${part.rows}">`;
        for (let i = 0; i < cells.length; i++) text += this.#cell(cells[i] as XlsxCell, `${names[i]}${part.rows}`);
        text += '</row>';
        if (text.length < piece) return;
        entry.push(Buffer.from(text));
        text = '';
      },
      close: () => {
        text += `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${part.rows}"/></worksheet>`;
        entry.push(Buffer.from(text), true);
      },
    };
    part.write(columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const })));
    return part;
  }

  #cell({ value, format, fontWeight }: XlsxCell, place: string): string {
    // An empty cell is left out: a text of no characters would be counted and sorted as one.
    if (value === '') return '';
    const style = this.#style(fontWeight ? 'bold' : (format ?? ''));
    if (value instanceof Date) return `<c r="${place}" s="${style}"><v>${serialOf(value)}</v></c>`;
    if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
    return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  }

  #style(name: string): number {
    let style = this.#styles.get(name);
    if (style === undefined) {
      style = this.#styles.size;
      this.#styles.set(name, style);
    }
    return style;
  }

  #stylesXml(): string {
    const names = [...this.#styles.keys()];
    const formats = names.map((name, i) =>
      name && name !== 'bold' ? `<numFmt numFmtId="${164 + i}" formatCode="${escaped(name)}"/>` : '',
    );
    const styles = names.map((name, i) => {
      if (name === 'bold') return '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
      return `<xf numFmtId="${name ? 164 + i : 0}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
    });
    const count = formats.filter(Boolean).length;
    return `<styleSheet xmlns="${main}">${count > 0 ? `<numFmts count="${count}">${formats.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`;
  }

  #text(name: string, xml: string): void {
    const entry = new ZipDeflate(name, { level: 1 });
    this.#zip.add(entry);
    entry.push(Buffer.from(header + xml), true);
  }
}

function relationsOf(targets: readonly [type: string, target: string][]): string {
  const each = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

/** Returns the day number of Excel, which counts from 30/12/1899. */
function serialOf(date: Date): number {
  return Math.floor(date.getTime() / 86_400_000) + 25_569;
}

function columnName(count: number): string {
  return count > 26
    ? columnName(Math.floor((count - 1) / 26)) + columnName(((count - 1) % 26) + 1)
    : String.fromCharCode(64 + count);
}

const special = /[<>&"]|[^\t\n\r\x20-\uFFFF]/g;
const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes for XML and cuts at Excel's cell limit. */
function escaped(text: string): string {
  return text.slice(0, 32_000).replace(special, (character) => entities[character] ?? ' ');
}
