import { decimalAt, type Element, elementsAt, textAt } from '../xml/element.ts';
import type { EventStamp } from './event-stamp.ts';
import { readChange, TableHistory } from './table-history.ts';

/** S-1005: rates of an establishment, percent and factor as text. */
export interface EstablishmentEntry {
  aliqRat: string | undefined;
  fap: string | undefined;
  indSubstPatrObra: string | undefined;
}

/** S-1010: a rubrica of the payroll. */
export interface RubricaEntry {
  description: string;
  nature: string | undefined;
  type: string | undefined;
  codIncCP: string | undefined;
  processes: { nrProc: string; codSusp: string | undefined }[];
}

/** S-1020: FPAS and terceiros of a lotação. */
export interface LotacaoEntry {
  fpas: string | undefined;
  codTercs: string | undefined;
  codTercsSusp: string | undefined;
}

/** The tables of an employer that the calculation needs (PR-005). */
export class EmployerTables {
  readonly classTrib = new TableHistory<string | undefined>();
  readonly establishments = new TableHistory<EstablishmentEntry>();
  /** By `rubricaKey`. */
  readonly rubricas = new TableHistory<RubricaEntry>();
  readonly lotacoes = new TableHistory<LotacaoEntry>();
  /** indSusp by codSusp, by nrProc. */
  readonly processes = new TableHistory<Map<string, string>>();
  /** Tables that have a code of rubrica. */
  readonly tablesOfCode = new Map<string, Set<string>>();

  /** Takes a table event; returns whether it is one. */
  take(event: Element, stamp: EventStamp): boolean {
    const read = readers[event.name];
    read?.(this, event, stamp);
    return read !== undefined;
  }

  addTable(code: string, table: string): void {
    const tables = this.tablesOfCode.get(code) ?? new Set();
    this.tablesOfCode.set(code, tables.add(table));
  }
}

/** One employer has one entry. */
export const employerKey = '';

/** Identifies a rubrica: codes are unique within their table. */
export function rubricaKey(table: string, code: string): string {
  return `${table}\u0000${code}`;
}

type Reader = (tables: EmployerTables, event: Element, stamp: EventStamp) => void;

const readers: Record<string, Reader> = {
  evtInfoEmpregador: (tables, event, stamp) => {
    const [info] = elementsAt(event, 'infoEmpregador');
    const found = readChange(info, stamp, 'idePeriodo', (change) => textAt(change, 'infoCadastro', 'classTrib'));
    if (found) tables.classTrib.add(employerKey, found.change);
  },
  evtTabEstab: (tables, event, stamp) => {
    const [info] = elementsAt(event, 'infoEstab');
    const found = readChange(info, stamp, 'ideEstab', (change) => ({
      aliqRat: decimalAt(change, 'dadosEstab', 'aliqGilrat', 'aliqRat'),
      fap: decimalAt(change, 'dadosEstab', 'aliqGilrat', 'fap'),
      indSubstPatrObra: textAt(change, 'dadosEstab', 'infoObra', 'indSubstPatrObra'),
    }));
    if (found) tables.establishments.add(textAt(found.key, 'nrInsc') ?? '', found.change);
  },
  evtTabRubrica: (tables, event, stamp) => {
    const [info] = elementsAt(event, 'infoRubrica');
    const found = readChange(info, stamp, 'ideRubrica', readRubrica);
    if (!found) return;
    const [table, code] = [textAt(found.key, 'ideTabRubr') ?? '', textAt(found.key, 'codRubr') ?? ''];
    tables.rubricas.add(rubricaKey(table, code), found.change);
    tables.addTable(code, table);
  },
  evtTabLotacao: (tables, event, stamp) => {
    const [info] = elementsAt(event, 'infoLotacao');
    const found = readChange(info, stamp, 'ideLotacao', (change) => ({
      fpas: textAt(change, 'dadosLotacao', 'fpasLotacao', 'fpas'),
      codTercs: textAt(change, 'dadosLotacao', 'fpasLotacao', 'codTercs'),
      codTercsSusp: textAt(change, 'dadosLotacao', 'fpasLotacao', 'codTercsSusp'),
    }));
    if (found) tables.lotacoes.add(textAt(found.key, 'codLotacao') ?? '', found.change);
  },
  evtTabProcesso: (tables, event, stamp) => {
    const [info] = elementsAt(event, 'infoProcesso');
    const found = readChange(info, stamp, 'ideProcesso', (change) => {
      const suspensions = elementsAt(change, 'dadosProc', 'infoSusp');
      return new Map(suspensions.map((row) => [textAt(row, 'codSusp') ?? '', textAt(row, 'indSusp') ?? '']));
    });
    if (found) tables.processes.add(textAt(found.key, 'nrProc') ?? '', found.change);
  },
};

function readRubrica(change: Element): RubricaEntry {
  return {
    description: textAt(change, 'dadosRubrica', 'dscRubr') ?? '',
    nature: textAt(change, 'dadosRubrica', 'natRubr'),
    type: textAt(change, 'dadosRubrica', 'tpRubr'),
    codIncCP: textAt(change, 'dadosRubrica', 'codIncCP'),
    processes: elementsAt(change, 'dadosRubrica', 'ideProcessoCP').map((process) => ({
      nrProc: textAt(process, 'nrProc') ?? '',
      codSusp: textAt(process, 'codSusp'),
    })),
  };
}
