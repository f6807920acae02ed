import { keysOf, recordOf } from '../record-keys.ts';
import { compilePaths } from '../xml/path-tree.ts';

const nfe = (path: string) => `infNFe/${path}`;
const both = (path: string) => `infNFe/${path} | CFe/infCFe/${path}`;

const noteFields = {
  id: both('@Id'),
  mod: both('ide/mod'),
  serie: 'infNFe/ide/serie | CFe/infCFe/ide/nserieSAT',
  numero: 'infNFe/ide/nNF | CFe/infCFe/ide/nCFe',
  dhEmi: nfe('ide/dhEmi'),
  dEmi: both('ide/dEmi'),
  tpNF: nfe('ide/tpNF'),
  tpAmb: both('ide/tpAmb'),
  finNFe: nfe('ide/finNFe'),
  indFinal: nfe('ide/indFinal'),
  emitCNPJ: both('emit/CNPJ'),
  CRT: 'infNFe/emit/CRT | CFe/infCFe/emit/cRegTrib',
  destCNPJ: both('dest/CNPJ'),
  vNF: nfe('total/ICMSTot/vNF'),
  vST: nfe('total/ICMSTot/vST'),
  vFCPST: nfe('total/ICMSTot/vFCPST'),
  vII: nfe('total/ICMSTot/vII'),
  vIPI: nfe('total/ICMSTot/vIPI'),
  vIPIDevol: nfe('total/ICMSTot/vIPIDevol'),
  vICMSMonoReten: nfe('total/ICMSTot/vICMSMonoReten'),
  vServ: nfe('total/ISSQNtot/vServ'),
  totalIBS: nfe('total/IBSCBSTot/gIBS/vIBS'),
  totalCBS: nfe('total/IBSCBSTot/gCBS/vCBS'),
};

const itemFields = {
  nItem: both('det/@nItem'),
  cProd: both('det/prod/cProd'),
  xProd: both('det/prod/xProd'),
  cEAN: both('det/prod/cEAN'),
  NCM: both('det/prod/NCM'),
  CEST: both('det/prod/CEST'),
  EXTIPI: nfe('det/prod/EXTIPI'),
  CFOP: both('det/prod/CFOP'),
  vProd: nfe('det/prod/vProd'),
  vFrete: nfe('det/prod/vFrete'),
  vSeg: nfe('det/prod/vSeg'),
  vDesc: nfe('det/prod/vDesc'),
  vOutro: nfe('det/prod/vOutro'),
  indTot: nfe('det/prod/indTot'),
  vItem: 'CFe/infCFe/det/prod/vItem',
  orig: 'infNFe/det/imposto/ICMS/*/orig | CFe/infCFe/det/imposto/ICMS/*/Orig',
  CSOSN: both('det/imposto/ICMS/*/CSOSN'),
  CST: both('det/imposto/ICMS/*/CST'),
  vICMSDeson: nfe('det/imposto/ICMS/*/vICMSDeson'),
  indDeduzDeson: nfe('det/imposto/ICMS/*/indDeduzDeson'),
  cstPis: both('det/imposto/PIS/*/CST'),
  cstCofins: both('det/imposto/COFINS/*/CST'),
  cstIbsCbs: nfe('det/imposto/IBSCBS/CST'),
  cClassTrib: nfe('det/imposto/IBSCBS/cClassTrib'),
  vBCIbsCbs: nfe('det/imposto/IBSCBS/gIBSCBS/vBC'),
  vIBS: nfe('det/imposto/IBSCBS/gIBSCBS/vIBS'),
  vIBSUF: nfe('det/imposto/IBSCBS/gIBSCBS/gIBSUF/vIBSUF'),
  vIBSMun: nfe('det/imposto/IBSCBS/gIBSCBS/gIBSMun/vIBSMun'),
  vCBS: nfe('det/imposto/IBSCBS/gIBSCBS/gCBS/vCBS'),
  vIBSMono: nfe('det/imposto/IBSCBS/gIBSCBSMono/vTotIBSMonoItem'),
  vCBSMono: nfe('det/imposto/IBSCBS/gIBSCBSMono/vTotCBSMonoItem'),
};

const otherFields = {
  refNFe: 'infNFe/ide/NFref/refNFe | infNFe/det/DFeReferenciado/chaveAcesso',
  protChave: 'protNFe/infProt/chNFe',
  protStat: 'protNFe/infProt/cStat',
  eventType: 'evento/infEvento/tpEvento',
  eventKey: 'evento/infEvento/chNFe',
  eventAmb: 'evento/infEvento/tpAmb',
  replyType: 'retEvento/infEvento/tpEvento',
  replyKey: 'retEvento/infEvento/chNFe',
  replyStat: 'retEvento/infEvento/cStat',
  replyAmb: 'retEvento/infEvento/tpAmb',
  couponKey: 'CFeCanc/infCFe/@chCanc',
  couponCancelId: 'CFeCanc/infCFe/@Id',
  couponAmb: 'CFeCanc/infCFe/ide/tpAmb',
  voidAmb: 'inutNFe/infInut/tpAmb | retInutNFe/infInut/tpAmb',
  voidCNPJ: 'inutNFe/infInut/CNPJ | retInutNFe/infInut/CNPJ',
  voidMod: 'inutNFe/infInut/mod | retInutNFe/infInut/mod',
  voidSerie: 'inutNFe/infInut/serie | retInutNFe/infInut/serie',
  voidFirst: 'inutNFe/infInut/nNFIni | retInutNFe/infInut/nNFIni',
  voidLast: 'inutNFe/infInut/nNFFin | retInutNFe/infInut/nNFFin',
  voidStat: 'retInutNFe/infInut/cStat',
};

const fields = { ...noteFields, ...itemFields, ...otherFields };

export type FieldName = keyof typeof fields;

/** Number of each field in the path tree: fields of a note first, then those of an item. */
export const F = recordOf(keysOf(fields), (_, i) => i);
export const NOTE_FIELDS = [0, Object.keys(noteFields).length] as const;
export const ITEM_FIELDS = [NOTE_FIELDS[1], NOTE_FIELDS[1] + Object.keys(itemFields).length] as const;

const scopes = {
  note: 'infNFe',
  coupon: 'CFe/infCFe',
  couponSignature: 'CFe/Signature',
  item: both('det'),
  newVehicle: nfe('det/prod/veicProd'),
  service: both('det/imposto/ISSQN'),
  reference: fields.refNFe,
  protocol: 'protNFe',
  event: 'evento',
  reply: 'retEvento',
  couponCancel: 'CFeCanc',
  couponCancelSignature: 'CFeCanc/Signature',
  voiding: 'inutNFe',
  voidingReply: 'retInutNFe',
};

export const S = recordOf(keysOf(scopes), (_, i) => i);

export const noteFieldPaths = Object.values(fields);
export const noteScopePaths = Object.values(scopes);

const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#';

/** Accepts the namespaces of fiscal documents, of any service, and no namespace, as in CF-e. */
export function acceptsNamespace(uri: string, local: string): boolean {
  return (
    uri === '' || uri.startsWith('http://www.portalfiscal.inf.br/') || (uri === SIGNATURES && local === 'Signature')
  );
}

/** Paths read from NF-e, NFC-e, CF-e and event documents (layout 4.00 and older). */
export const notePaths = compilePaths(noteFieldPaths, noteScopePaths, acceptsNamespace);
