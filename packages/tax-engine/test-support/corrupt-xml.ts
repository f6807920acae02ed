import { elementAt } from '../src/element-at.ts';
import type { Next } from './random.ts';

/** Insertions that are well-formed almost wherever text is allowed. */
const gentle = [
  ' ',
  '\r\n',
  '\r',
  '\t',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00d7',
  'ã',
  '–',
  '\u2028',
  '\ufeff',
  '😀',
  '&amp;',
  '&lt;',
  '&#13;',
  '&#xD;',
  '&#10;',
  '&#65;',
  '&#x1F600;',
  ']]',
  '<!-- <NCM>1</NCM> -->',
  '<![CDATA[<CFOP>1</CFOP>\r\n&amp;]]>',
  '<![CDATA[]]>',
  '<?p x?>',
  '<?xml-s a?>',
  '<x/>',
  '<x xmlns="urn:x"><NCM>1</NCM></x>',
  '<NCM xmlns="urn:x">1</NCM>',
  '<NCM xmlns="">1</NCM>',
  '<x xmlns="urn:x"/>',
  '<x xmlns="urn:x" a="1"><y/></x>',
  '<x xmlns="urn:x" p:a="1"/>',
  '<veicProd xmlns="urn:x" a="1"/>',
  '<veicProd xmlns="http://www.portalfiscal.inf.br/nfe" a="1"/>',
  '<det nItem="9" xmlns="http://www.portalfiscal.inf.br/nfe"><prod><NCM>1</NCM></prod></det>',
  '<det nItem="9" xmlns="urn:x"><prod><NCM>1</NCM></prod></det>',
  '<x xmlns="urn:x"/><veicProd xmlns:q="urn:q" a="1"/>',
  '<x xmlns="urn:x"><y xmlns="http://www.portalfiscal.inf.br/nfe"/></x><NCM xmlns:q="urn:q">1</NCM>',
  '<det nItem="9" xmlns="urn:x"><prod xmlns:q="urn:q"><NCM>1</NCM></prod></det>',
  '<n:NCM xmlns:n="http://www.portalfiscal.inf.br/nfe">1</n:NCM>',
  '<n:NCM xmlns:n="urn:n">1</n:NCM>',
  '<x xml:lang="pt"/>',
  '<x xmlns:p="u" xmlns:q="v" p:a="1" q:a="2"><p:y/></x>',
  '<CST>60</CST>',
  '<det nItem="9"><prod><NCM>1</NCM><xProd>a</xProd></prod></det>',
  '<protNFe><infProt><cStat>1</cStat></infProt></protNFe>',
  '<infNFe Id="x"/>',
  '<x a="1" b="2"/>',
  '<x a="1" b=""><y c="3"/></x>',
  '<x a=\'1\' b="2"/>',
  '<NCM a="1">2</NCM>',
  '<veicProd a="1"/>',
  '<x xmlns="urn:x"><infNFe><det nItem="1"/></infNFe></x>',
  '<s:Body xmlns:s="http://www.w3.org/2003/05/soap-envelope"><evento/></s:Body>',
];

/** Insertions into an attribute value, most of which are allowed there. */
const valued = [
  ' ',
  '\t',
  '\r\n',
  '\n',
  "'",
  '>',
  '/',
  '=',
  ']]>',
  'ã',
  '\u007f',
  '&amp;',
  '&quot;',
  '&#10;',
  '&#x1F600;',
  '0123456789abcdef',
  '" x="',
  '"  nItem = "',
  '" xmlns:p="urn:p',
  '" xml:lang="pt',
  '<',
  '\u0001',
];

/** Insertions that are well-formed except for namespaces. */
const unbound = [
  '<x a:y="1"/>',
  '<a:x/>',
  '<a:x>1</a:x>',
  '<x xmlns:n=""/>',
  '<x xmlns:xml="urn:x"/>',
  '<x xmlns:p="http://www.w3.org/XML/1998/namespace"/>',
  '<x xmlns:xmlns="urn:x"/>',
  '<xmlns:x/>',
  '<x xmlns:p="u" xmlns:q="u" p:a="1" q:a="2"/>',
];

const rough = [
  '<',
  '>',
  '/',
  '&',
  ';',
  '"',
  "'",
  '=',
  ':',
  '\u0001',
  '\u0000',
  '\ufffe',
  '\uffff',
  '&#0;',
  '&#xD800;',
  '&#xFFFE;',
  '&nbsp;',
  '&constructor;',
  ']]>',
  '<!--',
  '-->',
  '--',
  '<!-- a\u0002 -->',
  '<![CDATA[',
  '<?p',
  '<?xml version="1.0"?>',
  '<!DOCTYPE r>',
  '<x>',
  '</x>',
  '<x y="1" y="2"/>',
  '<a:b:x/>',
  '<:x/>',
  '<x:/>',
  '<-x/>',
  ' xmlns="urn:x"',
  ' xmlns:a="urn:a"',
  ' a="&lt;\r\n\t&#10;"',
  ' a="<"',
  ' a',
  ' a=1',
  '</prod>',
  '<prod>',
  '<det nItem="9">',
  '</det>',
  '<infNFe Id="NFe1">',
];

/** Makes one to four changes that readers often treat differently. Works on bytes, so that characters can be split. */
export function corruptXml(documents: readonly Buffer[], next: Next): Buffer {
  const corruptOnce = next(2) === 0 ? corruptGently : corruptRoughly;
  let bytes = pick(documents, next);
  for (let changes = 1 + next(4); changes > 0; changes--) bytes = corruptOnce(bytes, documents, next);
  return bytes;
}

/** Makes a change that mostly leaves the document readable, with other content. */
function corruptGently(bytes: Buffer, _documents: readonly Buffer[], next: Next): Buffer {
  if (next(5) === 0) return corruptValue(bytes, next);
  const at = bytes.indexOf(next(2) === 0 ? '</' : '><', next(bytes.length));
  if (at < 0) return bytes;
  const spot = bytes[at] === 0x3e ? at + 1 : Math.max(0, at - next(4));
  switch (next(8)) {
    case 0: {
      const end = bytes.indexOf('</', spot + 1);
      const close = end < 0 ? -1 : bytes.indexOf('>', end);
      return close < 0 ? bytes : splice(bytes, close + 1, close + 1, bytes.subarray(spot, close + 1));
    }
    case 1:
      return splice(bytes, spot, spot, Buffer.from(pick(unbound, next)));
    default:
      return splice(bytes, spot, spot, Buffer.from(pick(gentle, next)));
  }
}

function corruptValue(bytes: Buffer, next: Next): Buffer {
  const at = bytes.indexOf('="', next(bytes.length));
  if (at < 0) return bytes;
  const end = bytes.indexOf('"', at + 2);
  const spot = end < 0 ? at + 2 : at + 2 + next(end - at - 1);
  return splice(bytes, spot, spot, Buffer.from(pick(valued, next)));
}

function corruptRoughly(bytes: Buffer, documents: readonly Buffer[], next: Next): Buffer {
  const at = findSpot(bytes, next);
  const until = Math.min(bytes.length, at + 1 + next(next(4) === 0 ? 200 : 6));
  const piece = Buffer.from(pick(next(2) === 0 ? gentle : rough, next));
  switch (next(9)) {
    case 0:
      return splice(bytes, at, until, Buffer.alloc(0));
    case 1:
      return splice(bytes, at, until, piece);
    case 2:
      return splice(bytes, at, at, bytes.subarray(at, until));
    case 3:
      return splice(bytes, at, Math.min(bytes.length, at + 1), Buffer.from([next(256)]));
    case 4: {
      const other = pick(documents, next);
      const from = findSpot(other, next);
      return splice(bytes, at, at, other.subarray(from, from + next(300)));
    }
    case 5:
      return next(6) === 0 ? bytes.subarray(0, at) : splice(bytes, at, at, piece);
    default:
      return splice(bytes, at, at, piece);
  }
}

/** Returns a position, mostly at the edge of a tag or of a value, where changes matter most. */
function findSpot(bytes: Buffer, next: Next): number {
  const at = next(bytes.length + 1);
  if (next(4) === 0) return at;
  const edge = bytes.indexOf(next(2) === 0 ? 0x3c : 0x3e, at);
  return edge < 0 ? at : edge + next(2);
}

function splice(bytes: Buffer, from: number, to: number, between: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, from), between, bytes.subarray(to)]);
}

function pick<T>(list: readonly T[], next: Next): T {
  return elementAt(list, next(list.length));
}
