import { centsOfDecimal } from '../money-text.ts';
import { eventPeriod, type PayrollPeriod } from '../payroll-period.ts';
import { decimalAt, descendants, type Element, elementAt, elementsAt, textAt } from '../xml/element.ts';
import { periodAt } from './period-at.ts';

/** Cents by revenue code. */
export type AmountsByCode = Map<string, number>;

/** S-5011: what the eSocial computed for a period (PR-005). */
export interface PeriodTotals {
  classTrib: string | undefined;
  establishments: Map<string, EstablishmentTotals>;
  /** Amount to pay of each revenue code, less its suspended part. */
  paid: AmountsByCode;
}

export interface EstablishmentTotals {
  aliqRat: string | undefined;
  fap: string | undefined;
  aliqRatAjust: string | undefined;
  lotacoes: Map<string, LotacaoTotals>;
  paid: AmountsByCode;
}

export interface LotacaoTotals {
  fpas: string | undefined;
  codTercs: string | undefined;
  codTercsSusp: string | undefined;
  /** Base in cents by category. */
  bases: Map<string, number>;
}

/** Reads an S-5011; undefined for another event. */
export function readPeriodTotals(event: Element): { period: PayrollPeriod; totals: PeriodTotals } | undefined {
  if (event.name !== 'evtCS') return undefined;
  const period = periodAt(event, 'ideEvento');
  const info = elementAt(event, 'infoCS');
  if (!period) return undefined;
  const places = elementsAt(info, 'ideEstab').map(
    (place) => [textAt(place, 'nrInsc') ?? '', readPlace(place)] as const,
  );
  return {
    period,
    totals: {
      classTrib: textAt(info, 'infoContrib', 'classTrib'),
      establishments: new Map(places),
      paid: readPaid(elementsAt(info, 'infoCRContrib'), 'vrCRSusp'),
    },
  };
}

function readPlace(place: Element): EstablishmentTotals {
  const lotacoes = elementsAt(place, 'ideLotacao').map((lotacao) => {
    const bases = new Map<string, number>();
    for (const base of elementsAt(lotacao, 'basesRemun')) {
      const category = textAt(base, 'codCateg') ?? '';
      bases.set(category, (bases.get(category) ?? 0) + baseOf(base));
    }
    const codes = {
      fpas: textAt(lotacao, 'fpas'),
      codTercs: textAt(lotacao, 'codTercs'),
      codTercsSusp: textAt(lotacao, 'codTercsSusp'),
    };
    return [textAt(lotacao, 'codLotacao') ?? '', { ...codes, bases }] as const;
  });
  return {
    aliqRat: decimalAt(place, 'infoEstab', 'aliqRat'),
    fap: decimalAt(place, 'infoEstab', 'fap'),
    aliqRatAjust: decimalAt(place, 'infoEstab', 'aliqRatAjust'),
    lotacoes: new Map(lotacoes),
    paid: readPaid(elementsAt(place, 'infoCREstab'), 'vrSuspCR'),
  };
}

const baseFields = ['vrBcCp00', 'vrBcCp15', 'vrBcCp20', 'vrBcCp25'];

function baseOf(base: Element): number {
  return baseFields.reduce((sum, field) => sum + (centsOfDecimal(textAt(base, 'basesCp', field)) ?? 0), 0);
}

function readPaid(rows: Element[], suspendedField: string): AmountsByCode {
  const paid: AmountsByCode = new Map();
  for (const row of rows) {
    const code = textAt(row, 'tpCR') ?? '';
    const cents = (centsOfDecimal(textAt(row, 'vrCR')) ?? 0) - (centsOfDecimal(textAt(row, suspendedField)) ?? 0);
    paid.set(code, (paid.get(code) ?? 0) + cents);
  }
  return paid;
}

/** A DCTFWeb: what was declared of each revenue code. */
export interface Declaration {
  period: PayrollPeriod;
  /** Registration of the company. */
  holder: string;
  receipt: string;
  declared: AmountsByCode;
}

const ANNUAL_13 = '41';
const CREDIT = 'CreditoTributarioApurado';

/** Reads a ProcDctf; undefined for one without a period. */
export function readDeclaration(root: Element): Declaration | undefined {
  const document = elementAt(root, 'ConteudoDeclaracao', 'DctfXml');
  const head = elementAt(document, 'A000-DadosIdentificadoresContribuinte');
  const [, month, year] = /^(\d{2})(\d{4})$/.exec(textAt(head, 'perApuracao') ?? '') ?? [];
  if (!document || !year) return undefined;
  const period = eventPeriod(textAt(head, 'categoriaDCTF') === ANNUAL_13 ? year : `${year}-${month}`);
  if (!period) return undefined;
  const declared: AmountsByCode = new Map();
  for (const [code, cents] of creditsIn(document, false)) declared.set(code, (declared.get(code) ?? 0) + cents);
  const [holder, receipt] = [textAt(head, 'inscContrib') ?? '', textAt(head, 'numRecibo') ?? ''];
  return { period, holder, receipt, declared };
}

/** Lists revenue codes with their amounts; both fields may be at any depth below a credit, which may hold several. */
function creditsIn(element: Element, isCredit: boolean): [code: string, cents: number][] {
  const inner = isCredit || element.name === CREDIT;
  const parts = element.children.filter((child) => !inner || (holds(child, 'codReceita') && holds(child, 'ctValor')));
  if (!inner || parts.length > 0) return parts.flatMap((child) => creditsIn(child, inner));
  const values = descendants(element, 'ctValor');
  return descendants(element, 'codReceita').map((code, at) => [
    code.text.replace(/\D/g, ''),
    centsOfDecimal(textAt(values[at])) ?? 0,
  ]);
}

function holds(element: Element, name: string): boolean {
  return descendants(element, name).length > 0;
}
