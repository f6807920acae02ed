import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEditedHtml, cleanHtml } from '../templates/clean-html.rules.ts';
import { markChanges } from './mark-changes.rules.ts';

describe('marked changes', { tags: ['W-353'] }, () => {
  it.each([
    [
      'a word',
      '<p>São 30 dias.</p>',
      '<p>São 60 dias úteis.</p>',
      '<p>São <del>30</del><ins>60</ins> dias<ins> úteis</ins>.</p>',
    ],
    [
      'a paragraph',
      '<p>Um</p><p>Dois</p>',
      '<p>Um</p><p>Novo texto</p><p>Dois</p>',
      '<p>Um</p><p><ins>Novo texto</ins></p><p>Dois</p>',
    ],
    [
      'a paragraph that left',
      '<p>Um</p><p>Dois</p><p>Três</p>',
      '<p>Um</p><p>Três</p>',
      '<p>Um</p><p><del>Dois</del></p><p>Três</p>',
    ],
    [
      'emphasis',
      '<p>a base de cálculo</p>',
      '<p>a <strong>base</strong> de cálculo</p>',
      '<p>a <del>base</del><strong><ins>base</ins></strong> de cálculo</p>',
    ],
    [
      'an item',
      '<ul><li>um</li><li>dois</li></ul>',
      '<ul><li>dois</li></ul>',
      '<p><del>um</del></p><ul><li>dois</li></ul>',
    ],
    [
      'a cell',
      '<table><tr><td>1</td><td>2</td></tr></table>',
      '<table><tr><td>1</td><td>3</td></tr></table>',
      '<table><tr><td>1</td><td><del>2</del><ins>3</ins></td></tr></table>',
    ],
    ['everything', '<p>Velho</p>', '', '<p><del>Velho</del></p>'],
  ])('marks %s', (_, before, after, marked) => {
    expect(markChanges(before, after)).toBe(marked);
  });

  it('ignores tags that an editor adds', () => {
    const edited = '<ul><li><p>um</p></li><li><p>dois novos</p></li></ul>';
    expect(markChanges('<ul><li>um</li>\n<li>dois</li></ul>', edited)).toBe(
      '<ul><li><p>um</p></li><li><p>dois<ins> novos</ins></p></li></ul>',
    );
    expect(cleanEditedHtml(edited)).toBe('<ul><li>um</li><li>dois novos</li></ul>');
  });

  it('ignores white space and unchanged text', () => {
    expect(markChanges('<p>a  b</p>', '<p>a b</p>')).toBe('<p>a b</p>');
  });
});

const word = fc.constantFrom('prazo', 'CLÁUSULA', '30', 'de', '&amp;', 'ç', '.');
const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const block = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  fc.array(line, { maxLength: 3 }).map((items) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`),
  line.map((text) => `<p><strong>${text}</strong> e ${text}</p>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((cells) => `<table><tr><td>${cells.join('</td><td>')}</td></tr></table>`),
);
const text = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join(''));

it('equals the new text without its marks, with all tags closed in order', { tags: ['W-353'] }, () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const marked = markChanges(before, after);
      const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
      expect(words(marked.replace(/<del>.*?<\/del>/gs, ''))).toBe(words(after));
      const open: string[] = [];
      for (const [, closing, name = ''] of marked.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (!closing) open.push(name);
        else expect(open.pop()).toBe(name);
      }
      expect(open).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('cleans hostile text before the comparison', { tags: ['W-353'] }, () => {
  const hostile =
    '<p onclick="x()">Oi <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">link</a></p>';
  const marked = markChanges(cleanHtml('<p>Oi </p>'), cleanHtml(hostile));
  expect(marked).toBe('<p>Oi <ins>link</ins></p>');
  const masked = markChanges('<p>&lt;script&gt;</p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(masked).not.toMatch(/<(?!\/?(?:p|ins|del)>)/);
});
