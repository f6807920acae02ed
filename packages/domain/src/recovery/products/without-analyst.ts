/** Filter value for products without an analyst. */
export const withoutAnalyst = 'sem-analista';

/** Filter value for products without an analyst whose work can begin. */
export const toAssign = 'a-atribuir';
