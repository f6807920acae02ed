import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { describe, expect, it } from 'vitest';
import { isSampleClient, sampleClientId } from './sample-client.ts';

describe('the number of the sample company', () => {
  it('is a valid CNPJ, so that the engine reads its notes', () => {
    expect(isCnpj(sampleClientId)).toBe(true);
  });

  it('is told from other numbers', () => {
    expect(isSampleClient(sampleClientId)).toBe(true);
    expect([undefined, null, '', '20000000000107'].some(isSampleClient)).toBe(false);
  });
});
