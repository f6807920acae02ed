import { describe, expect, it } from 'vitest';
import { hasVisibleText, htmlForDisplay, pdfSource } from './display-html.ts';

describe('display of an agreement', () => {
  it('removes unfilled placeholders', { tags: ['W-369'] }, () => {
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
  ])('adds a space after the number of a paragraph: %s', { tags: ['W-370'] }, (html, shown) => {
    expect(htmlForDisplay(html)).toBe(shown);
  });

  it.each([
    [
      'a party',
      '<p>A CONTRATADA e a CONTRATANTE:</p>',
      '<p>A <strong>CONTRATADA</strong> e a <strong>CONTRATANTE</strong>:</p>',
    ],
    ['once', '<p><strong>CLIENTE</strong> e Maria</p>', '<p><strong>CLIENTE</strong> e Maria</p>'],
    [
      'a defined term',
      '<p>o "CRÉDITO": o CRÉDITO</p>',
      '<p>o "<strong>CRÉDITO</strong>": o <strong>CRÉDITO</strong></p>',
    ],
    [
      'a heading',
      '<p>CLÁUSULA 1ª – DO OBJETO</p>',
      '<p><strong>CLÁUSULA</strong> 1ª – <strong>DO</strong> <strong>OBJETO</strong></p>',
    ],
    [
      'a numbered heading',
      '<p>II - DO PRAZO</p>',
      '<p><strong>II</strong> - <strong>DO</strong> <strong>PRAZO</strong></p>',
    ],
    ['no heading again', '<h1>CONTRATO</h1><p>A e B</p>', '<h1>CONTRATO</h1><p>A e B</p>'],
  ])('emphasizes %s in capitals', { tags: ['W-371', 'D-45'] }, (_, html, shown) => {
    expect(htmlForDisplay(html)).toBe(shown);
  });

  it.each([
    '<p>COMÉRCIO DE MEDICAMENTOS EXEMPLO LTDA, com sede em Goiânia, UF GO</p>',
    '<p>MARIA DAS DORES, CPF 529.982.247-25</p>',
    '<li>o SPED e o SHA-256 &AMP; o e-CAC, 1 < 2 & 3</li>',
    '<p>DOCERIA CENTRAL LTDA</p>',
    '<p>EXEMPLO CONSULTORIA LTDA e CONSULTORIA MODELO LTDA</p>',
  ])('leaves merged data, names and initialisms alone: %s', { tags: ['D-45'] }, (html) => {
    expect(htmlForDisplay(html)).toBe(html);
  });

  it('never changes a tag or an attribute', { tags: ['W-371'] }, () => {
    const html = '<p style="text-align: CENTER">x</p><img ALT="ABC">';
    expect(htmlForDisplay(html)).toBe(html);
  });
});

it.each(['', ' ', '<p> </p>', '<p>&nbsp;</p>', 'null', '<p>undefined</p>', null, undefined])(
  'finds no visible text in %j',
  { tags: ['W-366'] },
  (html) => expect(hasVisibleText(html)).toBe(false),
);

it('prefers the PDF of the text over the attached one', {
  tags: ['W-366', 'W-367', 'W-368'],
}, () => {
  expect(pdfSource({ html: '<p>texto</p>', pdf: '/api/files/x' })).toBe('html');
  expect(pdfSource({ html: '<p>null</p>', pdf: '/api/files/x' })).toBe('attached');
  expect(pdfSource({ html: null, pdf: null })).toBe('none');
});
