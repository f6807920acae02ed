import { describe, expect, it, test } from 'vitest';
import { hasVisibleText, htmlForDisplay, pdfSource } from './display-html.ts';

describe('a contract as it is shown', () => {
  it('W-369 has no placeholders that nobody filled', () => {
    expect(htmlForDisplay('<p>Entre {{cliente.nome}} e nós{{ x }}.</p>')).toBe('<p>Entre  e nós.</p>');
  });

  it.each([
    ['<p><strong>CLÁUSULA 1ª</strong>Do objeto</p>', '<p><strong>CLÁUSULA 1ª</strong> Do objeto</p>'],
    ['<p>Cláusula primeira.Do objeto</p>', '<p>Cláusula primeira. Do objeto</p>'],
    ['<p>2.1Do prazo</p>', '<p>2.1 Do prazo</p>'],
    ['<p>§ 1ºO prazo</p>', '<p>§ 1º O prazo</p>'],
    ['<p><strong>Parágrafo único.</strong>O prazo</p>', '<p><strong>Parágrafo único.</strong> O prazo</p>'],
    ['<p>1º item e cláusula primeira do contrato</p>', '<p>1º item e cláusula primeira do contrato</p>'],
    ['<p>Cláusula primeira do contrato</p>', '<p>Cláusula primeira do contrato</p>'],
  ])('W-370 has a space behind what heads a paragraph: %s', (html, shown) => {
    expect(htmlForDisplay(html)).toBe(shown);
  });

  it('W-371 has upper-case words strong, once', () => {
    expect(htmlForDisplay('<p>A CONTRATADA e o CPF &AMP; <strong>CLIENTE</strong> e Maria</p>')).toBe(
      '<p>A <strong>CONTRATADA</strong> e o <strong>CPF</strong> &AMP; <strong>CLIENTE</strong> e Maria</p>',
    );
    expect(htmlForDisplay('<h1>CONTRATO</h1><p>A e B</p>')).toBe('<h1>CONTRATO</h1><p>A e B</p>');
  });

  it('W-371 never touches a tag or an attribute', () => {
    const html = '<p style="text-align: CENTER">x</p><img ALT="ABC">';
    expect(htmlForDisplay(html)).toBe(html);
  });
});

test.each(['', ' ', '<p> </p>', '<p>&nbsp;</p>', 'null', '<p>undefined</p>', null, undefined])(
  'W-366 %j has no visible text',
  (html) => expect(hasVisibleText(html)).toBe(false),
);

test('W-366 W-367 W-368 the PDF is made from the text, else the attached one, else there is none', () => {
  expect(pdfSource({ html: '<p>texto</p>', pdf: '/api/files/x' })).toBe('html');
  expect(pdfSource({ html: '<p>null</p>', pdf: '/api/files/x' })).toBe('attached');
  expect(pdfSource({ html: null, pdf: null })).toBe('none');
});
