import { describe, expect, it } from 'vitest';
import { photoFileProblem } from './photo-file.ts';
import { reducedSize } from './photo-size.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('photo before it is sent', () => {
  it.each([
    [
      { width: 4032, height: 3024 },
      { width: 1024, height: 768 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1024, height: 1365 },
    ],
    [
      { width: 1024, height: 5000 },
      { width: 1024, height: 5000 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 9000, height: 3 },
      { width: 1024, height: 1 },
    ],
  ])('reduces %o to %o: never wider than 1024, never larger', { tags: ['F-275', 'F-506', 'G-30'] }, (size, reduced) => {
    expect(reducedSize(size)).toEqual(reduced);
  });

  it('requires a file', { tags: ['F-269', 'F-270'] }, () => {
    expect(photoFileProblem(undefined)).toBe('Arquivo é obrigatório');
  });

  it('rejects a file above 70 MB', { tags: ['F-271', 'F-505'] }, () => {
    expect(photoFileProblem(file('a.jpg', 'image/jpeg', 70 * 1024 ** 2))).toBeUndefined();
    expect(photoFileProblem(file('a.jpg', 'image/jpeg', 70 * 1024 ** 2 + 1))).toBe('Arquivo deve ter no máximo 70MB');
  });

  it.each([
    ['a.jpg', 'image/jpeg', true],
    ['A.JPEG', 'image/jpeg', true],
    ['a.png', 'image/png', true],
    ['a.heic', 'image/heic', false],
    ['a.jpg', 'application/pdf', false],
    ['a.pdf', 'image/png', false],
  ])('checks %s of type %s: %s', { tags: ['F-272', 'F-505'] }, (name, type, taken) => {
    expect(photoFileProblem(file(name, type))).toBe(taken ? undefined : 'Somente arquivos .jpg e .png são aceitos');
  });
});
