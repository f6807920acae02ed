import { describe, expect, it } from 'vitest';
import { compilePaths } from './path-tree.ts';
import { XmlReader } from './xml-reader.ts';

const [name, code] = [0, 1];

function createReader() {
  const earlier: string[] = [];
  const tree = compilePaths(['nota/nome', 'nota/item/codigo'], ['nota', 'nota/item']);
  const reader: XmlReader = new XmlReader(tree, {
    open: (scope) => earlier.push(`open ${scope}`),
    close: (scope) => earlier.push(`close ${scope} ${reader.fields.text(name)}${reader.fields.text(code)}`),
  });
  return (text: string) => {
    earlier.length = 0;
    reader.read(Buffer.from(text));
    return [...earlier];
  };
}

const note = '<r><nota><nome>A</nome><item><codigo>1</codigo></item></nota></r>';
const expected = ['open 0', 'open 1', 'close 1 A1', 'close 0 A1'];

it('reads cached markup as on the first reading', () => {
  const read = createReader();
  for (let i = 0; i < 3; i++) expect(read(note)).toEqual(expected);
  expect(read(note.replace('<nome>A</nome>', '<nome>B</nome>'))).toContain('close 0 B1');
});

it.each([
  ['another closing name', note.replace('</codigo></item>', '</codigo></iten>')],
  ['a longer closing name', note.replace('</codigo></item>', '</codigo></items>')],
  ['a truncated end', note.slice(0, -3)],
  ['closing tags in another order', note.replace('</item></nota>', '</nota></item>')],
  ['a missing bracket', note.replace('</codigo></item>', '</codigo/item>')],
])('rejects %s after the correct one was cached', (_, wrong) => {
  const read = createReader();
  read(note);
  expect(() => read(wrong)).toThrow('malformado');
  expect(read(note)).toEqual(expected);
});

it('distinguishes the same names at different paths', () => {
  const read = createReader();
  read(note);
  expect(read('<r><item><codigo>1</codigo></item><nota><codigo>2</codigo><nome>A</nome></nota></r>')).toEqual([
    'open 0',
    'close 0 A',
  ]);
});

it('reads on when there are more names than the cache holds', () => {
  const read = createReader();
  const many = Array.from({ length: 9000 }, (_, i) => `<n${i}>x</n${i}>`).join('');
  const long = note.replace('<nome>', `${many}<nome>`);
  expect(read(long)).toEqual(expected);
  expect(read(long)).toEqual(expected);
  expect(() => read(long.replace('</n8999>', '</n8998>'))).toThrow('malformado');
  expect(read(note)).toEqual(expected);
});

describe('MarkupCache for a tag with attributes', () => {
  function createTagReader() {
    const earlier: string[] = [];
    const tree = compilePaths(['nota/item/@n', 'nota/nome'], ['nota/item']);
    const reader: XmlReader = new XmlReader(tree, {
      open: () => reader.fields.clear(0, 1),
      close: () => earlier.push(reader.fields.text(0)),
    });
    return (...items: string[]) => {
      earlier.length = 0;
      reader.read(Buffer.from(`<r><nota>${items.join('')}<nome>A</nome></nota></r>`));
      return [...earlier, reader.fields.text(1)];
    };
  }

  it('reads any values', () => {
    const read = createTagReader();
    const items = ['1', '22', '', 'é ]]> >', '&lt;3', '4\t5'].map((n) => `<item a="x" n="${n}"></item>`);
    for (let i = 0; i < 2; i++)
      expect(
        read(...items, '<item a="x" n="7"/>', "<item a='x' n='\"'/>", '<item n="8" a="x"/>', '<item>1</item>'),
      ).toEqual(['1', '22', '', 'é ]]> >', '<3', '4 5', '7', '"', '8', '', 'A']);
  });

  it.each([
    ['a value with a bracket', '<item a="x" n="<">2</item>'],
    ['a control character', '<item a="x" n="\u0001">2</item>'],
    ['an unterminated value', '<item a="x" n="2></item>'],
    ['a duplicate name', '<item a="x" a="2"></item>'],
    ['no space between two attributes', '<item a="x"n="2"></item>'],
    ['another closing name', '<item a="x" n="2"></iten>'],
    ['a missing slash', '<item a="x" n="2">'],
  ])('rejects %s', (_, wrong) => {
    const read = createTagReader();
    const right = '<item a="x" n="1"></item>';
    read(right, right);
    expect(() => read(right, wrong)).toThrow('malformado');
    expect(read(right)).toEqual(['1', 'A']);
  });

  it('keeps the surrounding text complete', () => {
    const read = createTagReader();
    for (let i = 0; i < 2; i++) expect(read('<nome>B<b c="1"/>C<b c="2">D</b>E</nome>')).toEqual(['BCE']);
  });
});

describe('MarkupCache for a tag that declares the default namespace', () => {
  function createNamespaceReader() {
    const earlier: string[] = [];
    const tree = compilePaths(['nota/nome'], ['nota'], (uri) => uri === 'urn:nota');
    const reader: XmlReader = new XmlReader(tree, {
      open: () => reader.fields.clear(0, 1),
      close: () => earlier.push(reader.fields.text(0)),
    });
    return (text: string) => {
      earlier.length = 0;
      reader.read(Buffer.from(`<r xmlns="urn:r">${text}</r>`));
      return [...earlier];
    };
  }

  // Binding a prefix makes the reader look up the default namespace.
  const asked = '<nota xmlns:q="urn:q"><nome>A</nome></nota>';

  it.each([
    ['applies to child elements', `<x xmlns="urn:nota">${asked}</x>`, ['A']],
    ['applies to child elements of a tag with other attributes', `<x a="1" xmlns="urn:nota" b="">${asked}</x>`, ['A']],
    ['does not apply after the element', `<x xmlns="urn:nota"></x>${asked}`, []],
    ['does not apply after an empty element', `<x xmlns="urn:nota"/>${asked}`, []],
    ['is overridden by a nested declaration', `<x xmlns="urn:nota"><y xmlns="urn:r">${asked}</y>${asked}</x>`, ['A']],
    ['applies to the tag itself', '<nota xmlns="urn:nota" a="1"><nome>B</nome></nota>', ['B']],
    ['applies another namespace to the tag itself', '<nota xmlns="urn:x" a="1"><nome>B</nome></nota>', []],
  ])('%s', (_, text, expected) => {
    const read = createNamespaceReader();
    for (let i = 0; i < 3; i++) expect(read(text)).toEqual(expected);
  });

  it('rejects a prefix that is no longer bound', () => {
    const read = createNamespaceReader();
    const tag = '<y xmlns="urn:nota" p:a="1"/>';
    read(`<x xmlns:p="urn:p">${tag}${tag}</x>`);
    expect(() => read(`<x xmlns:q="urn:q">${tag}</x>`)).toThrow('malformado');
  });
});
