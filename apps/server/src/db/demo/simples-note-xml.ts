import type { SoldItem } from './simples-sold-item.ts';

export interface Company {
  cnpj: string;
  razao_social: string;
  estado: string;
  /** Tax regime (CRT): 1 Simples Nacional, 3 normal. */
  crt: '1' | '3';
}

type Buyer = { cpf: string } | { cnpj: string };

const consumer: Buyer = { cpf: '52998224725' };
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
const reais = (cents: number) => (cents / 100).toFixed(2);

/**
 * Builds an authorised sale of one shop, or its return, as the SEFAZ returns it.
 * @param sold access key of the returned note
 */
export function saleXml(item: SoldItem, shop: Company, sold?: string): string {
  return noteXml([item], shop, consumer, sold);
}

/** Builds an authorised purchase of a shop: the sale of its supplier. All items are of one note. */
export function purchaseXml(items: SoldItem[], supplier: Company, shop: Company): string {
  return noteXml(items, supplier, { cnpj: shop.cnpj });
}

function noteXml(items: SoldItem[], { razao_social, estado, crt }: Company, buyer: Buyer, sold?: string): string {
  const { chave, modelo, serie, numero, emissao, emitente } = items[0] as SoldItem;
  const cents = items.reduce((sum, { valor }) => sum + valor, 0);
  const isReturn = cents < 0;
  const value = reais(Math.abs(cents));
  const isFinal = 'cpf' in buyer;
  const reference = sold ? `<NFref><refNFe>${sold}</refNFe></NFref>` : '';
  const ide = `<ide><cUF>${chave.slice(0, 2)}</cUF><cNF>${chave.slice(35, 43)}</cNF><natOp>${isReturn ? 'DEVOLUCAO DE VENDA' : 'VENDA DE MERCADORIA'}</natOp><mod>${modelo}</mod><serie>${serie}</serie><nNF>${numero}</nNF><dhEmi>${emissao}</dhEmi><tpNF>${isReturn ? 0 : 1}</tpNF><idDest>1</idDest><tpImp>${modelo === '65' ? 4 : 1}</tpImp><tpEmis>1</tpEmis><cDV>${chave.slice(-1)}</cDV><tpAmb>1</tpAmb><finNFe>${isReturn ? 4 : 1}</finNFe><indFinal>${isFinal ? 1 : 0}</indFinal><indPres>1</indPres>${reference}</ide>`;
  const emit = `<emit><CNPJ>${emitente}</CNPJ><xNome>${text(razao_social)}</xNome><enderEmit><UF>${estado}</UF></enderEmit><CRT>${crt}</CRT></emit>`;
  const dest = isFinal
    ? `<dest><CPF>${buyer.cpf}</CPF><xNome>CONSUMIDOR</xNome><indIEDest>9</indIEDest></dest>`
    : `<dest><CNPJ>${buyer.cnpj}</CNPJ><xNome>LOJISTA</xNome><indIEDest>1</indIEDest></dest>`;
  const hasIbsCbs = crt === '1' && modelo === '55' && emissao >= '2026';
  const total = `<total><ICMSTot><vProd>${value}</vProd><vDesc>0.00</vDesc><vNF>${value}</vNF></ICMSTot>${hasIbsCbs ? ibsCbsTotal(items) : ''}</total>`;
  const protocol = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><dhRecbto>${emissao}</dhRecbto><nProt>1${chave.slice(0, 14)}</nProt><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${chave}">${ide}${emit}${modelo === '55' ? dest : ''}${items.map((item) => itemXml(item, crt, hasIbsCbs)).join('')}${total}</infNFe></NFe>${protocol}</nfeProc>`;
}

function itemXml(
  { item, codigo, gtin, produto, ncm, cest, cfop, cst_icms, cst_pis, cst_cofins, valor }: SoldItem,
  crt: Company['crt'],
  hasIbsCbs: boolean,
): string {
  const value = reais(Math.abs(valor));
  const prod = `<prod><cProd>${codigo}</cProd><cEAN>${gtin}</cEAN><xProd>${text(produto)}</xProd><NCM>${ncm}</NCM>${cest ? `<CEST>${cest}</CEST>` : ''}<CFOP>${cfop}</CFOP><uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>${value}</vUnCom><vProd>${value}</vProd><indTot>1</indTot></prod>`;
  const icms =
    crt === '1'
      ? `<ICMS><ICMSSN${cst_icms}><orig>0</orig><CSOSN>${cst_icms}</CSOSN></ICMSSN${cst_icms}></ICMS>`
      : `<ICMS><ICMS${cst_icms}><orig>0</orig><CST>${cst_icms}</CST></ICMS${cst_icms}></ICMS>`;
  const contribution = (tax: 'PIS' | 'COFINS', cst: string) => {
    const kind = { '01': 'Aliq', '04': 'NT' }[cst] ?? 'Outr';
    return `<${tax}><${tax}${kind}><CST>${cst}</CST></${tax}${kind}></${tax}>`;
  };
  const taxes =
    icms + contribution('PIS', cst_pis) + contribution('COFINS', cst_cofins) + (hasIbsCbs ? ibsCbs(valor) : '');
  return `<det nItem="${item}">${prod}<imposto>${taxes}</imposto></det>`;
}

/** IBS and CBS in cents at the test rates of 2026 (LC 214/2025 arts. 343 and 346). */
const testRates = (cents: number) => ({
  ibs: Math.round(Math.abs(cents) / 1000),
  cbs: Math.round((Math.abs(cents) * 9) / 1000),
});

function ibsCbs(cents: number): string {
  const { ibs, cbs } = testRates(cents);
  const state = `<gIBSUF><pIBSUF>0.1000</pIBSUF><vIBSUF>${reais(ibs)}</vIBSUF></gIBSUF>`;
  const city = '<gIBSMun><pIBSMun>0.0000</pIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun>';
  const union = `<gCBS><pCBS>0.9000</pCBS><vCBS>${reais(cbs)}</vCBS></gCBS>`;
  const amounts = `<vBC>${reais(Math.abs(cents))}</vBC>${state}${city}<vIBS>${reais(ibs)}</vIBS>${union}`;
  return `<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib><gIBSCBS>${amounts}</gIBSCBS></IBSCBS>`;
}

function ibsCbsTotal(items: SoldItem[]): string {
  const sum = (amount: (cents: number) => number) =>
    reais(items.reduce((total, { valor }) => total + amount(valor), 0));
  const [base, ibs, cbs] = [sum(Math.abs), sum((cents) => testRates(cents).ibs), sum((cents) => testRates(cents).cbs)];
  const parts = '<vDif>0.00</vDif><vDevTrib>0.00</vDevTrib>';
  const state = `<gIBSUF>${parts}<vIBSUF>${ibs}</vIBSUF></gIBSUF>`;
  const city = `<gIBSMun>${parts}<vIBSMun>0.00</vIBSMun></gIBSMun>`;
  return `<IBSCBSTot><vBCIBSCBS>${base}</vBCIBSCBS><gIBS>${state}${city}<vIBS>${ibs}</vIBS></gIBS><gCBS>${parts}<vCBS>${cbs}</vCBS></gCBS></IBSCBSTot>`;
}
