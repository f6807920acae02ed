/**
 * Returns a word that no other run of a journey has had, for the name of what it creates. It has letters alone: journeys
 * of the same server look for numbers that a page cuts off, and a name may end in an ellipsis.
 */
export const uniqueWord = () => [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('');
