import { describe, expect, it } from 'vitest';
import { tenantIdText } from './tenant-id.ts';

describe('tenantIdText', { tags: ['D-10', 'D-11'] }, () => {
  it.each([
    ['20000000000107', '20000000000107'],
    ['40.BLT.000/0001-68', '40BLT000000168'],
    ['40blt000000168', '40BLT000000168'],
  ])('parses %s as %s', (typed, id) => {
    expect(tenantIdText.parse(typed)).toBe(id);
  });

  it.each(['20000000000108', 'meridiano', ''])('rejects %j', (typed) => {
    expect(tenantIdText.safeParse(typed).error?.issues[0]?.message).toBe('CNPJ inválido. Verifique o número digitado.');
  });
});
