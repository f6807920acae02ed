import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

export interface GenerateNotesOptions {
  /** Where the ZIP is written. */
  path: string;
  notes: number;
  /** The same seed gives the same bytes. */
  seed: number;
  /** Signed ones have 1 to 12 items; long ones have 60 to 119 and no signature. */
  kind?: 'signed' | 'long';
  /** Number of products with code and name of their own; without it each item is another product. */
  assortment?: number;
}

export interface GeneratedNotes {
  notes: number;
  items: number;
  xmlBytes: number;
  zipBytes: number;
}

const CLIENT = '11222333000181';
const FIRST_MONTH = 2025 * 12;
const MONTHS = 12;

const products = [
  ['PASTILHA DE FREIO DIANTEIRA', '87083090', '0108000', '5405', '500'],
  ['FILTRO DE OLEO DO MOTOR', '84212300', '0103300', '5405', '500'],
  ['PNEU 175/70 R13', '40111000', '1600100', '5405', '500'],
  ['REFRIGERANTE COLA 2L', '22021000', '0301000', '5405', '500'],
  ['CERVEJA LATA 350ML', '22030000', '0302100', '5405', '500'],
  ['SHAMPOO NEUTRO 300ML', '33051000', '2002400', '5405', '500'],
  ['PERFUME FLORAL 100ML', '33030010', '2000500', '5102', '102'],
  ['DIPIRONA SODICA 500MG', '30049069', '1300200', '5405', '500'],
  ['CADERNO UNIVERSITARIO', '48202000', '', '5102', '102'],
  ['CAIXA PLASTICA ORGANIZADORA', '39269090', '', '5102', '102'],
  ['CADEIRA DE ESCRITORIO', '94013090', '', '5102', '102'],
  ['CABO ELETRICO FLEXIVEL', '85444900', '1200700', '5405', '500'],
  ['ARROZ TIPO 1 5KG', '10063021', '', '5102', '102'],
  ['PARAFUSO SEXTAVADO', '73181500', '1004900', '5102', '900'],
] as const;

type Next = (below: number) => number;

/** Next number of each model's series; the series have no gaps. */
type LastNumbers = Record<'55' | '65', number>;

/** Mulberry32. */
function createRandom(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below) | 0;
  };
}

/**
 * Writes a ZIP of authorised notes of one client, about 10 kB each, with a signature and a certificate of realistic size
 * and entropy (they do not verify); 1 % of them are cancelled by an event file.
 */
export function generateNotes({
  path,
  notes,
  seed,
  kind = 'signed',
  assortment,
}: GenerateNotesOptions): GeneratedNotes {
  const next = createRandom(seed);
  const zip = createZipWriter(path);
  const certificate = base64(next, 1900);
  const numbers: LastNumbers = { 55: 0, 65: 0 };
  const totals = { notes, items: 0, xmlBytes: 0, zipBytes: 0 };
  for (let i = 0; i < notes; i++) {
    const note = createNote(next, numbers, kind === 'signed' ? certificate : undefined, assortment);
    totals.items += note.items;
    totals.xmlBytes += zip.add(`${note.folder}/${note.key}-nfe.xml`, note.xml);
    if (next(100) === 0)
      totals.xmlBytes += zip.add(`${note.folder}/${note.key}-evento.xml`, createCancellation(note.key));
  }
  totals.zipBytes = zip.close();
  return totals;
}

const digits = (next: Next, count: number) => Array.from({ length: count }, () => next(10)).join('');
const money = (cents: number) => (cents / 100).toFixed(2);

function base64(next: Next, bytes: number): string {
  return Buffer.from(Array.from({ length: bytes }, () => next(256))).toString('base64');
}

function checkDigit(key: string): number {
  let sum = 0;
  for (let i = 42; i >= 0; i--) sum += Number(key[i]) * (((42 - i) % 8) + 2);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Without a certificate: long and unsigned. */
function createNote(next: Next, numbers: LastNumbers, certificate: string | undefined, assortment: number | undefined) {
  const month = FIRST_MONTH + next(MONTHS);
  const yearMonth = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const issued = `${yearMonth}-${String(1 + next(28)).padStart(2, '0')}T${String(8 + next(12)).padStart(2, '0')}:00:00-03:00`;
  const model = next(3) === 0 ? '55' : '65';
  const number = ++numbers[model];
  const head = `52${yearMonth.slice(2).replace('-', '')}${CLIENT}${model}001${String(number).padStart(9, '0')}1${digits(next, 8)}`;
  const key = `${head}${checkDigit(head)}`;
  const count = certificate ? 1 + next(12) : 60 + next(60);
  let total = 0;
  let items = '';
  for (let n = 1; n <= count; n++) {
    const value = 199 + next(30000);
    total += value;
    items += createItem(next, n, value, assortment);
  }
  const dest = `<dest><CPF>${digits(next, 11)}</CPF><xNome>CONSUMIDOR ${digits(next, 5)}</xNome><indIEDest>9</indIEDest></dest>`;
  const ide = `<ide><cUF>52</cUF><cNF>${digits(next, 8)}</cNF><natOp>VENDA DE MERCADORIA</natOp><mod>${model}</mod><serie>1</serie><nNF>${number}</nNF><dhEmi>${issued}</dhEmi><tpNF>1</tpNF><idDest>1</idDest><cMunFG>5208707</cMunFG><tpImp>4</tpImp><tpEmis>1</tpEmis><cDV>${key[43]}</cDV><tpAmb>1</tpAmb><finNFe>1</finNFe><indFinal>1</indFinal><indPres>1</indPres><procEmi>0</procEmi><verProc>BENCH 1</verProc></ide>`;
  const emit = `<emit><CNPJ>${CLIENT}</CNPJ><xNome>COMERCIO EXEMPLO LTDA</xNome><enderEmit><xLgr>AVENIDA EXEMPLO</xLgr><nro>100</nro><xBairro>CENTRO</xBairro><cMun>5208707</cMun><xMun>GOIÂNIA</xMun><UF>GO</UF><CEP>74000000</CEP><cPais>1058</cPais><xPais>BRASIL</xPais></enderEmit><IE>100000000</IE><CRT>1</CRT></emit>`;
  const sum = `<total><ICMSTot><vBC>0.00</vBC><vICMS>0.00</vICMS><vICMSDeson>0.00</vICMSDeson><vFCP>0.00</vFCP><vBCST>0.00</vBCST><vST>0.00</vST><vFCPST>0.00</vFCPST><vFCPSTRet>0.00</vFCPSTRet><vProd>${money(total)}</vProd><vFrete>0.00</vFrete><vSeg>0.00</vSeg><vDesc>0.00</vDesc><vII>0.00</vII><vIPI>0.00</vIPI><vIPIDevol>0.00</vIPIDevol><vPIS>0.00</vPIS><vCOFINS>0.00</vCOFINS><vOutro>0.00</vOutro><vNF>${money(total)}</vNF></ICMSTot></total>`;
  const rest = `<transp><modFrete>9</modFrete></transp><pag><detPag><tPag>17</tPag><vPag>${money(total)}</vPag></detPag></pag><infAdic><infCpl>Pedido ${digits(next, 8)} Trib. aprox. R$ ${money(Math.round(total * 0.31))}</infCpl></infAdic>`;
  const signature = certificate ? createSignature(next, key, certificate) : '';
  const protocol = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><verAplic>BENCH</verAplic><chNFe>${key}</chNFe><dhRecbto>${issued}</dhRecbto><nProt>1${digits(next, 14)}</nProt><digVal>${base64(next, 20)}</digVal><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${key}" versao="4.00">${ide}${emit}${dest}${items}${sum}${rest}</infNFe>${signature}</NFe>${protocol}</nfeProc>`;
  return { key, xml, items: count, folder: yearMonth };
}

function createSignature(next: Next, key: string, certificate: string): string {
  return `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/><Reference URI="#NFe${key}"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></Transforms><DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/><DigestValue>${base64(next, 20)}</DigestValue></Reference></SignedInfo><SignatureValue>${base64(next, 256)}</SignatureValue><KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></Signature>`;
}

function createItem(next: Next, n: number, value: number, assortment: number | undefined): string {
  const chosen = next(assortment ?? products.length);
  const [kind, ncm, cest, cfop, csosn] = products[chosen % products.length] as (typeof products)[number];
  const ean = digits(next, 13);
  const code = assortment ? String(chosen).padStart(6, '0') : digits(next, 6);
  const name = `${kind} ${assortment ? chosen : digits(next, 4)}`;
  const price = money(value);
  const pis = (tax: string) =>
    `<${tax}><${tax}Outr><CST>49</CST><vBC>0.00</vBC><p${tax}>0.0000</p${tax}><v${tax}>0.00</v${tax}></${tax}Outr></${tax}>`;
  return `<det nItem="${n}"><prod><cProd>${code}</cProd><cEAN>${ean}</cEAN><xProd>${name}</xProd><NCM>${ncm}</NCM>${cest ? `<CEST>${cest}</CEST>` : ''}<CFOP>${cfop}</CFOP><uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>${price}00000000</vUnCom><vProd>${price}</vProd><cEANTrib>${ean}</cEANTrib><uTrib>UN</uTrib><qTrib>1.0000</qTrib><vUnTrib>${price}00000000</vUnTrib><indTot>1</indTot></prod><imposto><vTotTrib>${money(Math.round(value * 0.31))}</vTotTrib><ICMS><ICMSSN${csosn}><orig>0</orig><CSOSN>${csosn}</CSOSN></ICMSSN${csosn}></ICMS>${pis('PIS')}${pis('COFINS')}</imposto></det>`;
}

function createCancellation(key: string): string {
  const event = `<infEvento><tpAmb>1</tpAmb><chNFe>${key}</chNFe><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento></infEvento>`;
  return `<?xml version="1.0" encoding="UTF-8"?><procEventoNFe versao="1.00" xmlns="http://www.portalfiscal.inf.br/nfe"><evento versao="1.00">${event}</evento><retEvento versao="1.00">${event.replace('<tpEvento>', '<cStat>135</cStat><tpEvento>')}</retEvento></procEventoNFe>`;
}

/** Writes a ZIP of deflated entries as a stream, with a ZIP64 end for many entries; up to 4 GB. */
function createZipWriter(path: string) {
  const fd = openSync(path, 'w');
  const directory: Buffer[] = [];
  let offset = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const put = (bytes: Buffer) => {
    pending.push(bytes);
    pendingBytes += bytes.length;
    offset += bytes.length;
    if (pendingBytes > 4 << 20) flush();
  };
  const flush = () => {
    const bytes = Buffer.concat(pending);
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
    pending = [];
    pendingBytes = 0;
  };
  return {
    /** Returns the size of the text in bytes. */
    add(name: string, text: string): number {
      const data = Buffer.from(text);
      const packed = deflateRawSync(data, { level: 6 });
      const nameBytes = Buffer.from(name);
      const header = Buffer.alloc(46);
      header.writeUInt32LE(0x02014b50, 0);
      header.writeUInt16LE(20, 4);
      header.writeUInt16LE(20, 6);
      header.writeUInt16LE(0x800, 8);
      header.writeUInt16LE(8, 10);
      header.writeUInt32LE(0x5a210000, 12);
      header.writeUInt32LE(crc32(data), 16);
      header.writeUInt32LE(packed.length, 20);
      header.writeUInt32LE(data.length, 24);
      header.writeUInt16LE(nameBytes.length, 28);
      header.writeUInt32LE(offset, 42);
      directory.push(Buffer.concat([header, nameBytes]));
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      header.copy(local, 4, 6, 32);
      local.writeUInt16LE(0, 28);
      put(Buffer.concat([local, nameBytes, packed]));
      return data.length;
    },
    /** Returns the size of the ZIP in bytes. */
    close(): number {
      const start = offset;
      const index = Buffer.concat(directory);
      put(index);
      if (directory.length >= 0xffff) put(createWideEnd(directory.length, index.length, start));
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt16LE(Math.min(directory.length, 0xffff), 8);
      end.writeUInt16LE(Math.min(directory.length, 0xffff), 10);
      end.writeUInt32LE(index.length, 12);
      end.writeUInt32LE(start, 16);
      put(end);
      flush();
      closeSync(fd);
      return offset;
    },
  };
}

/** The ZIP64 end record and its locator. */
function createWideEnd(entries: number, indexBytes: number, start: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(indexBytes), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(start + indexBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
