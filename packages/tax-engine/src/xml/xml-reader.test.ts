import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { decodeDocument } from './decode-document.ts';
import { compilePaths } from './path-tree.ts';
import { XmlError } from './xml-error.ts';
import { XmlReader } from './xml-reader.ts';

const paths = ['nota/@Id', 'nota/item/@n', 'nota/item/nome', 'nota/item/valor', 'nota/item/ICMS/*/CST'];
const [id, n, nome, valor, cst] = paths.keys() as unknown as [number, number, number, number, number];

function readItems(text: string | Buffer) {
  const items: unknown[] = [];
  const reader = new XmlReader(
    compilePaths(paths, ['nota/item'], (uri) => uri === '' || uri === 'u'),
    {
      open: () => reader.fields.clear(n, paths.length),
      close: () => {
        const { fields } = reader;
        items.push([fields.text(id), fields.text(n), fields.text(nome), fields.cents(valor), fields.text(cst)]);
      },
    },
  );
  reader.read(decodeDocument(Buffer.from(text)));
  return items;
}

const item = (inner: string) => `<r><nota Id="N1"><item n="1">${inner}</item></nota></r>`;

describe('values by parent path', () => {
  it.each([
    ['plain', '<nome>A</nome><valor>10.50</valor>', ['A', 1050, '']],
    ['prefix', '<x:nome xmlns:x="u">A</x:nome><x:valor xmlns:x="u">1</x:valor>', ['A', 100, '']],
    ['entities', '<nome>A &amp; &#66;&#x43; &lt;valor&gt;</nome><valor>1&#46;2</valor>', ['A & BC <valor>', 120, '']],
    ['CDATA', '<nome><![CDATA[<valor>9.00</valor>]]> B</nome><valor>3.00</valor>', ['<valor>9.00</valor> B', 300, '']],
    ['comment', '<!-- <valor>9.00</valor> --><nome>A<!-- x -->B</nome><valor>3.00</valor>', ['AB', 300, '']],
    ['instruction', '<?x <valor>9</valor>?><valor>3.00</valor>', ['', 300, '']],
    ['elsewhere', '<IBSCBS><CST>000</CST></IBSCBS><ICMS><ICMS60><CST>60</CST></ICMS60></ICMS>', ['', 0, '60']],
    ['first of two', '<valor>1.00</valor><valor>2.00</valor>', ['', 100, '']],
    ['child in text', '<valor>1<b>7</b>2</valor>', ['', 1200, '']],
    ['half up', '<valor>0.125</valor>', ['', 13, '']],
    ['negative', '<valor>-7.5</valor>', ['', -750, '']],
    ['empty', '<valor/><nome></nome>', ['', 0, '']],
    ['spaces in tags', '<valor\n\t>2.00</valor >', ['', 200, '']],
  ])('are read: %s', (_, inner, expected) => {
    expect(readItems(item(inner))).toEqual([['N1', '1', ...expected]]);
  });

  it('are NaN for an amount that is no number', () => {
    expect(readItems(item('<valor>1,00</valor>'))).toEqual([['N1', '1', '', Number.NaN, '']]);
  });

  it('are not carried from one item to the next', () => {
    const two = '<nota Id="N"><item n="1"><valor>1</valor></item><item n="2"/></nota>';
    expect(readItems(two)).toEqual([
      ['N', '1', '', 100, ''],
      ['N', '2', '', 0, ''],
    ]);
  });
});

describe('namespaces', () => {
  it.each([
    ['another one inside', '<nome xmlns="v">A</nome><valor>1.00</valor>', ['', 100, '']],
    ['another one around', '<b xmlns="v"><nome>A</nome></b><x:nome xmlns:x="v">A</x:nome>', ['', 0, '']],
    ['back to none', '<b xmlns="v"><c/></b><nome>B</nome>', ['B', 0, '']],
    ['a prefix that names it', '<x:valor xmlns:x="u">2</x:valor>', ['', 200, '']],
  ])('are resolved: %s', (_, inner, expected) => {
    expect(readItems(item(inner))).toEqual([['N1', '1', ...expected]]);
  });

  it('of an envelope hide only their own elements', () => {
    const inner = '<item n="1"><nome>A</nome></item>';
    expect(readItems(`<s:e xmlns:s="v" xmlns="v"><nota Id="N2">${inner}</nota></s:e>`)).toEqual([]);
    expect(readItems(`<s:e xmlns:s="v"><nota Id="N2">${inner}</nota></s:e>`)).toEqual([['N2', '1', 'A', 0, '']]);
  });
});

describe('line ends and white space', () => {
  it('are normalised as XML defines', () => {
    const text = '<r><nota Id=" a\r\n\tb "><item n="1"><nome>A\r\nB\rC<![CDATA[\r\nD]]>&#13;E</nome></item></nota></r>';
    expect(readItems(text)).toEqual([['a  b', '1', 'A\nB\nC\nD\rE', 0, '']]);
  });
});

describe('encodings', () => {
  const text = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${item('<nome>MAÇÃ</nome>')}`;
  it.each([
    ['UTF-8', Buffer.from(text('UTF-8'))],
    ['a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(item('<nome>MAÇÃ</nome>'))])],
    ['ISO-8859-1', Buffer.from(text('ISO-8859-1'), 'latin1')],
    ['windows-1252', Buffer.from(text('windows-1252'), 'latin1')],
    ['windows-1252 declared as UTF-8', Buffer.from(text('UTF-8'), 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text('UTF-16'), 'utf16le')])],
  ])('are decoded: %s', (_, bytes) => {
    expect(readItems(bytes)).toEqual([['N1', '1', 'MAÇÃ', 0, '']]);
  });

  it('throw when unknown', () => {
    expect(() => readItems(Buffer.from(text('KOI8-R'), 'latin1'))).toThrow('codificação');
  });
});

describe('malformed documents', () => {
  it.each([
    ['DOCTYPE', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>', 'xml_doctype'],
    ['lower-case doctype', '<!doctype r><r/>', 'xml_doctype'],
    ['an unknown entity', '<r>&x;</r>', 'xml_malformed'],
    ['a bare ampersand', '<r>A & B</r>', 'xml_malformed'],
    ['crossed tags', '<r><a><b></a></b></r>', 'xml_malformed'],
    ['a prefix of a name', '<rr></r>', 'xml_malformed'],
    ['a cut document', '<r><a>1</a>', 'xml_malformed'],
    ['a cut tag', '<r><a', 'xml_malformed'],
    ['two roots', '<r/><r/>', 'xml_malformed'],
    ['text outside', '<r/>x', 'xml_malformed'],
    ['nothing', '', 'xml_malformed'],
    ['text', 'erro 500', 'xml_malformed'],
    ['an open comment', '<r><!-- </r>', 'xml_malformed'],
    ['an attribute twice', '<r a="1" a="2"/>', 'xml_malformed'],
    ['an unquoted attribute', '<r a=1/>', 'xml_malformed'],
    ['a control character', '<r>\u0001</r>', 'xml_malformed'],
    ['a control character in a comment', '<r><!-- \u0001 --></r>', 'xml_malformed'],
    ['a noncharacter', '<r>\uffff</r>', 'xml_malformed'],
    ['a name of other signs', '<r><a×/></r>', 'xml_malformed'],
    ['an unbound prefix', '<r><a:b/></r>', 'xml_malformed'],
    ['an attribute twice by namespace', '<r xmlns:a="u" xmlns:b="u" a:x="" b:x=""/>', 'xml_malformed'],
    ['depth', '<a>'.repeat(300) + '</a>'.repeat(300), 'xml_malformed'],
  ])('are rejected: %s', (_, text, code) => {
    expect(() => readItems(text)).toThrow(expect.objectContaining({ name: XmlError.name, code }));
  });
});

function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

describe('XmlReader compared with saxes', () => {
  const base = `<?xml version="1.0"?>${item(
    '<nome>A &amp; B</nome><!-- c --><valor>10.50</valor><![CDATA[x]]><ICMS><ICMS60><CST>60</CST></ICMS60></ICMS>',
  )}`;
  const pieces = ['<', '>', '/', '&', ';', '"', '=', ' ', '<!--', '-->', '<![CDATA[', ']]>', '<?p ', '?>', 'a', '<a>'];

  function saxesAccepts(text: string): boolean {
    let fine = true;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', () => {
      fine = false;
    });
    parser.write(text).close();
    return fine;
  }

  it('accepts and rejects the same 2,000 corrupted documents', () => {
    const next = random(2026);
    const differing: string[] = [];
    for (let i = 0; i < 2000; i++) {
      let text = base;
      for (let edits = 1 + next(2); edits > 0; edits--) {
        const at = next(text.length);
        const cut = next(3) === 0 ? 1 + next(6) : 0;
        text = text.slice(0, at) + (next(4) === 0 ? '' : pieces[next(pieces.length)]) + text.slice(at + cut);
      }
      let accepted = true;
      try {
        readItems(text);
      } catch {
        accepted = false;
      }
      if (accepted !== saxesAccepts(text)) differing.push(text);
    }
    expect(differing).toEqual([]);
  });
});
