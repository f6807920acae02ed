/** Lists places in as many columns as fit; a role has up to six, a provider any number of companies. */
export const areaGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] -mr-px';

/** A place in a list of one column. */
export const areaLine = '-mb-px min-w-0 border-b';

/** A place with the hairlines to its neighbours; the last ones lie below the edge of the card. */
export const areaCell = `${areaLine} border-r`;
