/** Fields of an event that most tests leave as they are. */
export interface EventFields {
  /** AAAAMMDDHHMMSS and a number of five digits. */
  stamp?: string;
  nrInsc?: string;
  tpAmb?: string;
  receipt?: string;
}

const defaultStamp = '2024040612000000001';

/** An element with its content. */
export function element(name: string, ...content: (string | undefined)[]): string {
  return `<${name}>${content.filter((piece) => piece !== undefined).join('')}</${name}>`;
}

/** An event; with a receipt it is wrapped in the answer of a download. */
export function event(
  name: string,
  { stamp = defaultStamp, nrInsc = '10203040', tpAmb = '1', receipt }: EventFields,
  ide: string,
  body: string,
): string {
  const id = `ID1${nrInsc.slice(0, 8).padEnd(14, '0')}${stamp}`;
  const head =
    element('ideEvento', ide, element('tpAmb', tpAmb)) +
    element('ideEmpregador', element('tpInsc', '1'), element('nrInsc', nrInsc));
  const document = `<eSocial xmlns="http://www.esocial.gov.br/schema/evt/${name}/v_S_01_03_00"><${name} Id="${id}">${head}${body}</${name}></eSocial>`;
  if (!receipt) return `<?xml version="1.0" encoding="UTF-8"?>${document}`;
  const answer = element(
    'recibo',
    element('eSocial', element('retornoEvento', element('recibo', element('nrRecibo', receipt)))),
  );
  return element('retornoProcessamentoDownload', element('evento', document), answer);
}

export interface RubricaFields extends EventFields {
  code: string;
  nature: string;
  codIncCP?: string;
  type?: string;
  description?: string;
  from?: string;
  action?: 'inclusao' | 'alteracao';
  process?: string;
}

/** S-1010 of table T1. */
export function rubrica({
  code,
  nature,
  codIncCP = '11',
  type = '1',
  description = code,
  from = '2021-01',
  action = 'inclusao',
  process,
  ...fields
}: RubricaFields): string {
  const key = element('ideRubrica', element('codRubr', code), element('ideTabRubr', 'T1'), element('iniValid', from));
  const decision =
    process && element('ideProcessoCP', element('tpProc', '2'), element('nrProc', process), element('codSusp', '1'));
  const data = element(
    'dadosRubrica',
    element('dscRubr', description),
    element('natRubr', nature),
    element('tpRubr', type),
    element('codIncCP', codIncCP),
    decision,
  );
  return event(
    'evtTabRubrica',
    { stamp: '2021010112000000001', ...fields },
    '',
    element('infoRubrica', element(action, key, data)),
  );
}

/** S-1000 with a classTrib. */
export function employer(classTrib: string): string {
  const period = element('idePeriodo', element('iniValid', '2018-01'));
  const body = element(
    'infoEmpregador',
    element('inclusao', period, element('infoCadastro', element('classTrib', classTrib))),
  );
  return event('evtInfoEmpregador', { stamp: '2018010112000000001' }, '', body);
}

/** S-1005 with RAT and FAP. */
export function establishment(aliqRat: string, fap: string | undefined, nrInsc = '10203040000194'): string {
  const key = element('ideEstab', element('tpInsc', '1'), element('nrInsc', nrInsc), element('iniValid', '2018-01'));
  const rates = element('aliqGilrat', element('aliqRat', aliqRat), fap && element('fap', fap));
  return event(
    'evtTabEstab',
    { stamp: '2018010112000000002' },
    '',
    element('infoEstab', element('inclusao', key, element('dadosEstab', rates))),
  );
}

/** S-1020 of lotação L1. */
export function lotacao(fpas: string, codTercs: string): string {
  const key = element('ideLotacao', element('codLotacao', 'L1'), element('iniValid', '2018-01'));
  const data = element('dadosLotacao', element('fpasLotacao', element('fpas', fpas), element('codTercs', codTercs)));
  return event(
    'evtTabLotacao',
    { stamp: '2018010112000000003' },
    '',
    element('infoLotacao', element('inclusao', key, data)),
  );
}

export interface PayFields extends EventFields {
  period: string;
  cpf?: string;
  category?: string;
  indSimples?: string;
  grauExp?: string;
  /** Values by code of rubrica. */
  items: Record<string, string>;
  /** 2 for an annual 13º. */
  indApuracao?: string;
}

/** S-1200. */
export function remuneration({
  period,
  cpf = '03000001115',
  category = '101',
  indSimples,
  grauExp,
  items,
  indApuracao,
  ...fields
}: PayFields): string {
  const rows = Object.entries(items).map(([code, value]) =>
    element('itensRemun', element('codRubr', code), element('ideTabRubr', 'T1'), element('vrRubr', value)),
  );
  const pay = element(
    'remunPerApur',
    ...(indSimples ? [element('indSimples', indSimples)] : []),
    ...rows,
    ...(grauExp ? [element('infoAgNocivo', element('grauExp', grauExp))] : []),
  );
  const place = element(
    'ideEstabLot',
    element('tpInsc', '1'),
    element('nrInsc', '10203040000194'),
    element('codLotacao', 'L1'),
    pay,
  );
  const body =
    element('ideTrabalhador', element('cpfTrab', cpf)) +
    element('dmDev', element('codCateg', category), element('infoPerApur', place));
  const kind = indApuracao === undefined ? '' : element('indApuracao', indApuracao);
  return event('evtRemun', fields, kind + element('perApur', period), body);
}

/** S-1280. */
export function relief(period: string, content: string): string {
  return event('evtInfoComplPer', {}, element('perApur', period), content);
}

/** S-3000. */
export function removal(
  type: string,
  { cpf = '03000001115', period, receipt, ...fields }: EventFields & { cpf?: string; period?: string },
): string {
  const body = element(
    'infoExclusao',
    element('tpEvento', type),
    receipt && element('nrRecEvt', receipt),
    element('ideTrabalhador', element('cpfTrab', cpf)),
    period && element('ideFolhaPagto', element('perApur', period)),
  );
  return event('evtExclusao', fields, '', body);
}

/** S-2230. */
export function leave({
  cpf = '03000001115',
  start,
  end,
  reason = '03',
  rectifies,
  ...fields
}: EventFields & { cpf?: string; start?: string; end?: string; reason?: string; rectifies?: string }): string {
  const first = start && element('iniAfastamento', element('dtIniAfast', start), element('codMotAfast', reason));
  const body =
    element('ideVinculo', element('cpfTrab', cpf)) +
    element('infoAfastamento', first, end && element('fimAfastamento', element('dtTermAfast', end)));
  return event('evtAfastTemp', fields, rectifies ? element('nrRecibo', rectifies) : '', body);
}

/** Amounts by revenue code, paid and suspended. */
export type Paid = Record<string, [paid: string, suspended?: string]>;

/** S-5011 with one establishment and lotação. */
export function totals(
  period: string,
  establishmentPaid: Paid,
  totalPaid: Paid = establishmentPaid,
  base = '0.00',
): string {
  const place = element(
    'ideEstab',
    element('tpInsc', '1'),
    element('nrInsc', '10203040000194'),
    element(
      'ideLotacao',
      element('codLotacao', 'L1'),
      element('basesRemun', element('codCateg', '101'), element('basesCp', element('vrBcCp00', base))),
    ),
    ...rowsOf('infoCREstab', 'vrSuspCR', establishmentPaid),
  );
  return event(
    'evtCS',
    {},
    element('perApur', period),
    element('infoCS', place, ...rowsOf('infoCRContrib', 'vrCRSusp', totalPaid)),
  );
}

function rowsOf(name: string, suspendedName: string, paid: Paid): string[] {
  return Object.entries(paid).map(([code, [amount, suspended]]) =>
    element(name, element('tpCR', code), element('vrCR', amount), suspended && element(suspendedName, suspended)),
  );
}

/** DCTFWeb; `content` goes into its credits. */
export function declaration(perApuracao: string, numRecibo: string, content: string, categoria = '40'): string {
  const head = element(
    'A000-DadosIdentificadoresContribuinte',
    element('inscContrib', '10203040000194'),
    element('perApuracao', perApuracao),
    element('categoriaDCTF', categoria),
    element('numRecibo', numRecibo),
    element('A050-CreditosTributariosApurados', content),
  );
  return element('ProcDctf', element('ConteudoDeclaracao', element('DctfXml', head)));
}
