import { describe, expect, it } from 'vitest';
import { productStatus, productStatusLabels, statusesOf } from './product-status.ts';

describe('product status', {
  tags: ['F-420', 'F-421', 'F-422', 'W-499', 'W-500', 'W-114', 'C-01', 'C-25'],
}, () => {
  it('has the 29 listed values, each with its label', () => {
    expect(new Set(productStatus.options).size).toBe(29);
    const labels = productStatus.options.map((status) => productStatusLabels[status]);
    expect(new Set(labels).size).toBe(29);
    expect(labels).not.toContain('');
  });

  it('offers all values for every service', { tags: ['F-425', 'F-426', 'W-114'] }, () => {
    expect(statusesOf('ALIQUOTA_ZERO')).toEqual(productStatus.options);
    expect(statusesOf('PREVIDENCIARIO')).toEqual(productStatus.options);
  });
});
