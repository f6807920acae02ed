/** Lists the places of a role in up to three columns; a role has as many as six, and one may bear a badge. */
export const areaGrid = 'lg:grid lg:grid-cols-3 lg:-mr-px';

/** A place with the hairlines to its neighbours; the last ones lie below the edge of the card. */
export const areaCell = '-mb-px min-w-0 border-b lg:border-r';
