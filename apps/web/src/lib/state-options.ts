import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { ufNames, ufs } from '@restitui/brazil/uf.ts';

/** Options of a state field: `GO · Goiás`. */
export const stateOptions = ufs.map((uf) => ({ value: uf, label: joinFacts(uf, ufNames[uf]) }));
