import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.upload.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}<path d="M0 0h8"/></svg>`;

/**
 * Returns the names of all elements and attributes.
 * @throws when the XML is not well-formed
 */
function namesIn(xml: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => names.push(name, ...Object.keys(attributes)));
  parser.write(xml).close();
  return names;
}

describe('cleanSvg', { tags: ['D-28'] }, () => {
  const evil = [
    '<script>alert(1)</script>',
    '<script href="https://mal.test/a.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<a xlink:href="data:text/html,alert">x</a>',
    '<image href="https://mal.test/p.png"/>',
    '<use href="https://mal.test/p.svg#a"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<handler type="text/javascript">alert(1)</handler>',
    '<rect onclick="alert(1)" fill="url(https://mal.test/a)" width="1"/>',
    '<rect style="fill:url(//mal.test/a);behavior:url(#x)"/>',
    '<rect fill="url( &quot;https://mal.test/a&quot; )"/>',
    '<rect fill="u\\72l(https://mal.test/a)"/>',
    '<linearGradient id="a" xlink:href="https://mal.test/a"/>',
    '<iframe src="https://mal.test"/>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<!-- <script>alert(1)</script> -->',
    '<?xml-stylesheet href="https://mal.test/a.css"?>',
    '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
  ];

  it.each(evil)('removes everything in %s that executes or refers to outside resources', (inside) => {
    const cleaned = cleanSvg(svg(inside, ' onload="alert(1)" onerror="alert(1)"')) ?? '';
    expect(cleaned).toContain('<path d="M0 0h8"');
    for (const name of namesIn(cleaned)) {
      expect(name).not.toMatch(/^on|script|foreignObject|iframe|image|use|^a$|animate|set|handler|style|img|body/i);
    }
    expect(cleaned).not.toMatch(/mal\.test|javascript:|data:/);
  });

  it('drops entities, the doctype and surrounding text', () => {
    const doctype = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>`;
    const cleaned = cleanSvg(`${doctype}${svg('&x;')}<script>alert(1)</script>`) ?? '';
    expect(cleaned).toMatch(/^<svg /);
    expect(namesIn(cleaned)).toEqual(['svg', 'xmlns', 'viewBox', 'path', 'd']);
  });

  it('keeps drawing elements: gradients, inner references, and styles as attributes', () => {
    const inside = `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/>
      </linearGradient></defs><g clip-path="url(#c)"><rect style="fill:url(#g); stroke-width: 2" rx="1"/></g>`;
    const cleaned = cleanSvg(svg(inside)) ?? '';
    for (const kept of [
      'linearGradient id="g"',
      'stop-color="#fff"',
      'clip-path="url(#c)"',
      'fill="url(#g)"',
      'stroke-width="2"',
    ]) {
      expect(cleaned).toContain(kept);
    }
  });

  it.each([
    '',
    'texto',
    '<html><body>x</body></html>',
    '<svg></svg>',
    '<svg><style>.a{fill:red}</style><path d="M0"/></svg>',
  ])('rejects %j', (source) => {
    expect(cleanSvg(source)).toBeUndefined();
  });

  it('keeps the bundled pictures unchanged', { tags: ['F-008'] }, () => {
    const brands = join(import.meta.dirname, '../../../../../web/public/brands');
    const files = globSync('*/*.svg', { cwd: brands });
    expect(files.length).toBe(15);
    for (const file of files) {
      const source = readFileSync(join(brands, file), 'utf8');
      expect(namesIn(cleanSvg(source) ?? '').sort(), file).toEqual(namesIn(source).sort());
    }
  });
});
