import { describe, expect, it } from 'vitest';
import { compilePaths } from './path-tree.ts';
import { XmlReader } from './xml-reader.ts';

const [name, code] = [0, 1];

function createReader() {
  const told: string[] = [];
  const tree = compilePaths(['nota/nome', 'nota/item/codigo'], ['nota', 'nota/item']);
  const reader: XmlReader = new XmlReader(tree, {
    open: (scope) => told.push(`open ${scope}`),
    close: (scope) => told.push(`close ${scope} ${reader.fields.text(name)}${reader.fields.text(code)}`),
  });
  return (text: string) => {
    told.length = 0;
    reader.read(Buffer.from(text));
    return [...told];
  };
}

const note = '<r><nota><nome>A</nome><item><codigo>1</codigo></item></nota></r>';
const expected = ['open 0', 'open 1', 'close 1 A1', 'close 0 A1'];

it('reads what it has learnt as it was read the first time', () => {
  const read = createReader();
  for (let i = 0; i < 3; i++) expect(read(note)).toEqual(expected);
  expect(read(note.replace('<nome>A</nome>', '<nome>B</nome>'))).toContain('close 0 B1');
});

it.each([
  ['another closing name', note.replace('</codigo></item>', '</codigo></iten>')],
  ['a longer closing name', note.replace('</codigo></item>', '</codigo></items>')],
  ['a cut end', note.slice(0, -3)],
  ['closing tags in another order', note.replace('</item></nota>', '</nota></item>')],
  ['a bracket less', note.replace('</codigo></item>', '</codigo/item>')],
])('refuses %s after the right one was learnt', (_, wrong) => {
  const read = createReader();
  read(note);
  expect(() => read(wrong)).toThrow('malformado');
  expect(read(note)).toEqual(expected);
});

it('knows the same names in another place apart', () => {
  const read = createReader();
  read(note);
  expect(read('<r><item><codigo>1</codigo></item><nota><codigo>2</codigo><nome>A</nome></nota></r>')).toEqual([
    'open 0',
    'close 0 A',
  ]);
});

it('reads on when there are more names than it learns', () => {
  const read = createReader();
  const many = Array.from({ length: 9000 }, (_, i) => `<n${i}>x</n${i}>`).join('');
  const long = note.replace('<nome>', `${many}<nome>`);
  expect(read(long)).toEqual(expected);
  expect(read(long)).toEqual(expected);
  expect(() => read(long.replace('</n8999>', '</n8998>'))).toThrow('malformado');
  expect(read(note)).toEqual(expected);
});

describe('a tag with attributes that was read before', () => {
  function createTagReader() {
    const told: string[] = [];
    const tree = compilePaths(['nota/item/@n', 'nota/nome'], ['nota/item']);
    const reader: XmlReader = new XmlReader(tree, {
      open: () => reader.fields.clear(0, 1),
      close: () => told.push(reader.fields.text(0)),
    });
    return (...items: string[]) => {
      told.length = 0;
      reader.read(Buffer.from(`<r><nota>${items.join('')}<nome>A</nome></nota></r>`));
      return [...told, reader.fields.text(1)];
    };
  }

  it('is read with its values, whatever they are', () => {
    const read = createTagReader();
    const items = ['1', '22', '', 'é ]]> >', '&lt;3', '4\t5'].map((n) => `<item a="x" n="${n}"></item>`);
    for (let i = 0; i < 2; i++)
      expect(
        read(...items, '<item a="x" n="7"/>', "<item a='x' n='\"'/>", '<item n="8" a="x"/>', '<item>1</item>'),
      ).toEqual(['1', '22', '', 'é ]]> >', '<3', '4 5', '7', '"', '8', '', 'A']);
  });

  it.each([
    ['a value that holds a bracket', '<item a="x" n="<">2</item>'],
    ['a control character', '<item a="x" n="\u0001">2</item>'],
    ['a value that does not end', '<item a="x" n="2></item>'],
    ['a name that stands twice', '<item a="x" a="2"></item>'],
    ['no room between two', '<item a="x"n="2"></item>'],
    ['another closing name', '<item a="x" n="2"></iten>'],
    ['a slash less', '<item a="x" n="2">'],
  ])('is refused with %s', (_, wrong) => {
    const read = createTagReader();
    const right = '<item a="x" n="1"></item>';
    read(right, right);
    expect(() => read(right, wrong)).toThrow('malformado');
    expect(read(right)).toEqual(['1', 'A']);
  });

  it('leaves the text around it whole', () => {
    const read = createTagReader();
    for (let i = 0; i < 2; i++) expect(read('<nome>B<b c="1"/>C<b c="2">D</b>E</nome>')).toEqual(['BCE']);
  });
});

describe('a tag that declares the default namespace, read before', () => {
  function createNamespaceReader() {
    const told: string[] = [];
    const tree = compilePaths(['nota/nome'], ['nota'], (uri) => uri === 'urn:nota');
    const reader: XmlReader = new XmlReader(tree, {
      open: () => reader.fields.clear(0, 1),
      close: () => told.push(reader.fields.text(0)),
    });
    return (text: string) => {
      told.length = 0;
      reader.read(Buffer.from(`<r xmlns="urn:r">${text}</r>`));
      return [...told];
    };
  }

  /** Binding a prefix makes the reader look up the default namespace. */
  const asked = '<nota xmlns:q="urn:q"><nome>A</nome></nota>';

  it.each([
    ['holds for what is in it', `<x xmlns="urn:nota">${asked}</x>`, ['A']],
    ['holds for what is in it when it has other attributes', `<x a="1" xmlns="urn:nota" b="">${asked}</x>`, ['A']],
    ['holds no longer behind it', `<x xmlns="urn:nota"></x>${asked}`, []],
    ['holds no longer behind it when it is empty', `<x xmlns="urn:nota"/>${asked}`, []],
    ['gives way to another in it', `<x xmlns="urn:nota"><y xmlns="urn:r">${asked}</y>${asked}</x>`, ['A']],
    ['is itself in its namespace', '<nota xmlns="urn:nota" a="1"><nome>B</nome></nota>', ['B']],
    ['is itself in its namespace when that is another', '<nota xmlns="urn:x" a="1"><nome>B</nome></nota>', []],
  ])('%s', (_, text, expected) => {
    const read = createNamespaceReader();
    for (let i = 0; i < 3; i++) expect(read(text)).toEqual(expected);
  });

  it('is refused with a prefix that is bound no longer', () => {
    const read = createNamespaceReader();
    const tag = '<y xmlns="urn:nota" p:a="1"/>';
    read(`<x xmlns:p="urn:p">${tag}${tag}</x>`);
    expect(() => read(`<x xmlns:q="urn:q">${tag}</x>`)).toThrow('malformado');
  });
});
