/** Filter value for products without an analyst. */
export const withoutAnalyst = 'sem-analista';
