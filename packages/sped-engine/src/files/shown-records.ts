import type { RecordLine } from '../text/record-line.ts';
import type { EfdKind } from './efd-header.ts';
import { type ShownFields, shownFields } from './shown-fields.ts';

/** Sums of the lines of a record with the same code. Wire names of the server's JSON; cents. */
export interface ShownRecord {
  registro: string;
  /** CNPJ of the EFD ICMS/IPI; empty for the EFD-Contribuições, which covers the whole company. */
  estabelecimento: string;
  /** Code or period; empty for a record without one, `…` for further codes. */
  codigo: string;
  /** Description of the first line. */
  descricao: string;
  linhas: number;
  valores: { nome: string; valor: number }[];
}

/** By name of a record, which a file may write as it likes. */
const fieldsOf: Readonly<Record<EfdKind, ReadonlyMap<string, ShownFields>>> = {
  EFD_CONTRIBUICOES: new Map(Object.entries(shownFields.EFD_CONTRIBUICOES)),
  EFD_ICMS_IPI: new Map(Object.entries(shownFields.EFD_ICMS_IPI)),
};

/** Most codes of a file that are told apart. */
const mostCodes = 200;
const furtherCodes = '…';
const longestText = 120;

/** Collects the records of a file that are shown beside its month. */
export class ShownRecords {
  readonly #kind: EfdKind;
  readonly #establishment: string;
  readonly byCode = new Map<string, ShownRecord>();

  constructor(kind: EfdKind, establishment = '') {
    this.#kind = kind;
    this.#establishment = establishment;
  }

  /** Adds a line; lines of other records are ignored. */
  take(line: RecordLine): void {
    const { name: registro } = line;
    const fields = fieldsOf[this.#kind].get(registro);
    if (!fields) return;
    const { code = [], text, amounts } = fields;
    const found = code.map((number) => withSlashes(line.text(number))).filter(Boolean);
    const shown = this.#of(registro, found.join(' ').slice(0, longestText), text === undefined ? '' : line.text(text));
    shown.linhas++;
    for (const [number, nome] of amounts) addAmount(shown, nome, line.cents(number));
  }

  /** Adds the records of the part of a file that follows. */
  addAll({ byCode }: Pick<ShownRecords, 'byCode'>): void {
    for (const { registro, codigo, descricao, linhas, valores } of byCode.values()) {
      const shown = this.#of(registro, codigo, descricao);
      shown.linhas += linhas;
      for (const { nome, valor } of valores) addAmount(shown, nome, valor);
    }
  }

  list(): ShownRecord[] {
    return [...this.byCode.values()];
  }

  #of(registro: string, code: string, text: string): ShownRecord {
    const isFull = this.byCode.size >= mostCodes && !this.byCode.has(`${registro} ${code}`);
    const codigo = isFull ? furtherCodes : code;
    const name = `${registro} ${codigo}`;
    let shown = this.byCode.get(name);
    if (!shown) {
      const descricao = isFull ? '' : text.slice(0, longestText);
      shown = { registro, estabelecimento: this.#establishment, codigo, descricao, linhas: 0, valores: [] };
      this.byCode.set(name, shown);
    }
    return shown;
  }
}

function addAmount({ valores }: ShownRecord, nome: string, cents: number): void {
  const sum = valores.find((one) => one.nome === nome);
  if (sum) sum.valor += cents;
  else valores.push({ nome, valor: cents });
}

/** Writes a period or day of digits with slashes; any other text stays. */
function withSlashes(text: string): string {
  if (/^(0[1-9]|1[0-2])(19|20)\d\d$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2)}`;
  return /^\d{4}(19|20)\d\d$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}` : text;
}
