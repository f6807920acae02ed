import { ufNames, ufs } from '@restitui/brazil/uf.ts';

/** The states for a choice in a form: `GO · Goiás`. */
export const stateOptions = ufs.map((uf) => ({ value: uf, label: `${uf} · ${ufNames[uf]}` }));
