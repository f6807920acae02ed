import { expect, it } from 'vitest';
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
