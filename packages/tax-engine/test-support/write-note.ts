export interface WrittenItem {
  ncm?: string;
  cfop?: string;
  /** CSOSN of three digits or CST of two; null omits the ICMS group. */
  icms?: string | null;
  orig?: string;
  value?: string;
  /** Additional tags of `prod`. */
  prod?: string;
  cstPis?: string;
  name?: string;
  /** The content of the group IBSCBS. */
  ibsCbs?: string;
}

export interface WrittenNote {
  number?: number;
  model?: '55' | '65';
  issued?: string;
  tpNF?: string;
  tpAmb?: string;
  finNFe?: string;
  indFinal?: string;
  emit?: string;
  dest?: string;
  crt?: string;
  references?: string[];
  items?: WrittenItem[];
  /** Null omits the protocol. */
  stat?: string | null;
  /** vNF; default: the total of the items. */
  total?: string;
  /** The content of the group IBSCBSTot. */
  ibsCbsTotal?: string;
}

export const CLIENT = '11222333000181';

/** Builds the access key of a note, with its check digit. */
export function noteKey({ number = 1, model = '65', issued = '2025-05-10', emit = CLIENT }: WrittenNote): string {
  const month = issued.slice(2, 4) + issued.slice(5, 7);
  const head = `52${month}${emit}${model}001${String(number).padStart(9, '0')}112345678`;
  let sum = 0;
  for (let i = 42; i >= 0; i--) sum += (head.charCodeAt(i) - 48) * (((42 - i) % 8) + 2);
  return `${head}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
}

/** Writes an authorised NFC-e of the client; by default with one plain item of 100.00. */
export function noteXml(note: WrittenNote = {}): string {
  const { items = [{}], model = '65', issued = '2025-05-10T10:00:00-03:00', stat = '100' } = note;
  const key = noteKey(note);
  const references = (note.references ?? []).map((ref) => `<NFref><refNFe>${ref}</refNFe></NFref>`).join('');
  const ide = `<ide><mod>${model}</mod><serie>1</serie><nNF>${note.number ?? 1}</nNF><dhEmi>${issued}</dhEmi><tpNF>${note.tpNF ?? '1'}</tpNF><tpAmb>${note.tpAmb ?? '1'}</tpAmb><finNFe>${note.finNFe ?? '1'}</finNFe><indFinal>${note.indFinal ?? '1'}</indFinal>${references}</ide>`;
  const emit = `<emit><CNPJ>${note.emit ?? CLIENT}</CNPJ><CRT>${note.crt ?? '1'}</CRT></emit>`;
  const dest = note.dest ? `<dest><CNPJ>${note.dest}</CNPJ></dest>` : '';
  const sum = items.reduce((total, item) => total + Number(item.value ?? '100.00'), 0);
  const total = `<total><ICMSTot><vNF>${note.total ?? sum.toFixed(2)}</vNF></ICMSTot>${note.ibsCbsTotal ? `<IBSCBSTot>${note.ibsCbsTotal}</IBSCBSTot>` : ''}</total>`;
  const protocol =
    stat === null ? '' : `<protNFe><infProt><chNFe>${key}</chNFe><cStat>${stat}</cStat></infProt></protNFe>`;
  return `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${key}">${ide}${emit}${dest}${items.map(itemXml).join('')}${total}</infNFe></NFe>${protocol}</nfeProc>`;
}

function itemXml(item: WrittenItem, index: number): string {
  const { icms = '102', orig = '0', value = '100.00', cstPis = '49' } = item;
  const code = icms?.length === 3 ? `<CSOSN>${icms}</CSOSN>` : `<CST>${icms}</CST>`;
  const group = icms === null ? '' : `<ICMS><ICMSX><orig>${orig}</orig>${code}</ICMSX></ICMS>`;
  const prod = `<cProd>P${index + 1}</cProd><xProd>${item.name ?? 'PRODUTO'}</xProd><NCM>${item.ncm ?? '39269090'}</NCM><CFOP>${item.cfop ?? '5102'}</CFOP><vProd>${value}</vProd>${item.prod ?? ''}`;
  return `<det nItem="${index + 1}"><prod>${prod}</prod><imposto>${group}<PIS><PISX><CST>${cstPis}</CST></PISX></PIS>${item.ibsCbs ? `<IBSCBS>${item.ibsCbs}</IBSCBS>` : ''}</imposto></det>`;
}

/** Writes an event for a key; a null status omits the reply. */
export function eventXml(key: string, type = '110111', stat: string | null = '135', tpAmb = '1'): string {
  const inner = `<tpAmb>${tpAmb}</tpAmb><chNFe>${key}</chNFe><tpEvento>${type}</tpEvento>`;
  const reply = stat === null ? '' : `<retEvento><infEvento>${inner}<cStat>${stat}</cStat></infEvento></retEvento>`;
  return `<procEventoNFe><evento><infEvento>${inner}</infEvento></evento>${reply}</procEventoNFe>`;
}

interface WrittenVoiding {
  first: number;
  last: number;
  model?: string;
  serie?: string;
  cnpj?: string;
  stat?: string;
  tpAmb?: string;
}

/** Writes voided numbers with the reply of the SEFAZ. */
export function voidingXml({
  first,
  last,
  model = '65',
  serie = '1',
  cnpj = CLIENT,
  stat = '102',
  tpAmb = '1',
}: WrittenVoiding) {
  const data = `<ano>25</ano><CNPJ>${cnpj}</CNPJ><mod>${model}</mod><serie>${serie}</serie><nNFIni>${first}</nNFIni><nNFFin>${last}</nNFFin>`;
  return `<ProcInutNFe xmlns="http://www.portalfiscal.inf.br/nfe"><inutNFe><infInut><tpAmb>${tpAmb}</tpAmb>${data}</infInut></inutNFe><retInutNFe><infInut><tpAmb>${tpAmb}</tpAmb><cStat>${stat}</cStat>${data}</infInut></retInutNFe></ProcInutNFe>`;
}
