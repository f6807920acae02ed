import { ufNames, ufs } from '@restitui/brazil/uf.ts';

/** Options of a state field: `GO · Goiás`. */
export const stateOptions = ufs.map((uf) => ({ value: uf, label: `${uf}\u00a0· ${ufNames[uf]}` }));
