import { describe, expect, it } from 'vitest';
import { clientColumnsText, parseClientColumns, withColumn } from './client-columns.ts';

describe('the columns of the list of clients', () => {
  it('keep the order in which a call names them, each once', () => {
    expect(parseClientColumns('passo,credito,passo,nada')).toEqual(['passo', 'credito']);
    expect(parseClientColumns(undefined)).toEqual([]);
    expect(clientColumnsText.safeParse('passo,credito').success).toBe(true);
    expect(clientColumnsText.safeParse('passo,nada').success).toBe(false);
  });

  it('take a further one where it is offered, and leave the order of the others', () => {
    expect(withColumn(['passo'], 'credito')).toEqual(['credito', 'passo']);
    expect(withColumn(['municipio', 'credito'], 'createdDate')).toEqual(['municipio', 'credito', 'createdDate']);
    expect(withColumn(['credito'], 'credito')).toEqual(['credito']);
  });
});
