/** A sale with the ICMS of its items. Amounts in cents. */
export interface SpedNote {
  key: string;
  /** `AAAA-MM-DD`. */
  day: string;
  number: number;
  cnpj: string;
  razao_social: string;
  estado: string;
  items: { code: string; name: string; ncm: string; value: number; icms: number }[];
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (value: string) => value.replace(/[&<>]/g, (mark) => marks[mark] ?? mark);
const reais = (cents: number) => (cents / 100).toFixed(2);

/** Builds an authorised NF-e of a company outside the Simples (CRT 3). */
export function spedNoteXml({ key, day, number, cnpj, razao_social, estado, items }: SpedNote): string {
  const total = reais(items.reduce((sum, { value }) => sum + value, 0));
  const icms = reais(items.reduce((sum, item) => sum + item.icms, 0));
  const moment = `${day}T10:00:00-03:00`;
  const ide = `<ide><cUF>${key.slice(0, 2)}</cUF><cNF>${key.slice(35, 43)}</cNF><natOp>VENDA</natOp><mod>55</mod><serie>1</serie><nNF>${number}</nNF><dhEmi>${moment}</dhEmi><tpNF>1</tpNF><idDest>1</idDest><tpImp>1</tpImp><tpEmis>1</tpEmis><cDV>${key.slice(-1)}</cDV><tpAmb>1</tpAmb><finNFe>1</finNFe><indFinal>0</indFinal><indPres>1</indPres></ide>`;
  const emit = `<emit><CNPJ>${cnpj}</CNPJ><xNome>${text(razao_social)}</xNome><enderEmit><UF>${estado}</UF></enderEmit><CRT>3</CRT></emit>`;
  const totals = `<total><ICMSTot><vICMS>${icms}</vICMS><vProd>${total}</vProd><vDesc>0.00</vDesc><vNF>${total}</vNF></ICMSTot></total>`;
  const protocol = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${key}</chNFe><dhRecbto>${moment}</dhRecbto><nProt>1${key.slice(0, 14)}</nProt><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}">${ide}${emit}${items.map(itemXml).join('')}${totals}</infNFe></NFe>${protocol}</nfeProc>`;
}

function itemXml({ code, name, ncm, value, icms }: SpedNote['items'][number], at: number): string {
  const worth = reais(value);
  const prod = `<prod><cProd>${code}</cProd><cEAN>SEM GTIN</cEAN><xProd>${text(name)}</xProd><NCM>${ncm}</NCM><CFOP>5102</CFOP><uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>${worth}</vUnCom><vProd>${worth}</vProd><indTot>1</indTot></prod>`;
  const tax = `<ICMS><ICMS00><orig>0</orig><CST>00</CST><modBC>3</modBC><vBC>${worth}</vBC><pICMS>18.00</pICMS><vICMS>${reais(icms)}</vICMS></ICMS00></ICMS>`;
  return `<det nItem="${at + 1}">${prod}<imposto>${tax}<PIS><PISAliq><CST>01</CST></PISAliq></PIS><COFINS><COFINSAliq><CST>01</CST></COFINSAliq></COFINS></imposto></det>`;
}
