import { describe, expect, it } from 'vitest';
import { dropProblem, kindOfZip, noFiles, pairProblem, placeFiles, swapFiles } from './chosen-files.ts';

const notes = new File(['PK 1.xml PK 2.xml'], 'a.zip');
const declarations = new File(['PK 05-2025.pdf'], 'b.zip');
const blank = (name: string) => new File(['PK'], name);

describe('files of an analysis', () => {
  it('requires both files', { tags: ['W-118'] }, () => {
    const text = 'Por favor, selecione ambos os arquivos antes de enviar.';
    expect(pairProblem(noFiles)).toBe(text);
    expect(pairProblem({ xml: notes, pgdas: null })).toBe(text);
    expect(pairProblem({ xml: notes, pgdas: declarations })).toBeNull();
    expect(pairProblem({ xml: blank('x.pdf'), pgdas: declarations })).toBe('Apenas arquivos ZIP são permitidos.');
  });

  it('distinguishes the two by content, or else by name', async () => {
    expect(await kindOfZip(notes)).toBe('xml');
    expect(await kindOfZip(declarations)).toBe('pgdas');
    expect(await kindOfZip(blank('PGDAS 2025.zip'))).toBe('pgdas');
    expect(await kindOfZip(blank('nfe-2025.zip'))).toBe('xml');
    expect(await kindOfZip(blank('2025.zip'))).toBeNull();
  });

  it('places two dropped files in any order', async () => {
    expect(await placeFiles(noFiles, [declarations, notes])).toEqual({ xml: notes, pgdas: declarations });
    const [first, second] = [blank('1.zip'), blank('2.zip')];
    expect(await placeFiles(noFiles, [first, second])).toEqual({ xml: first, pgdas: second });
    expect(await placeFiles(noFiles, [first, notes])).toEqual({ xml: notes, pgdas: first });
  });

  it('accepts at most two dropped files', () => {
    expect(dropProblem([notes, declarations])).toBeNull();
    expect(dropProblem([notes, declarations, blank('3.zip')])).toMatch(/no máximo dois arquivos/);
  });

  it('keeps the chosen files when another one is dropped, and swaps them', async () => {
    const one = await placeFiles(noFiles, [notes]);
    const unknown = blank('2025.zip');
    expect(await placeFiles(one, [unknown])).toEqual({ xml: notes, pgdas: unknown });
    expect(swapFiles({ xml: notes, pgdas: declarations })).toEqual({ xml: declarations, pgdas: notes });
  });
});
