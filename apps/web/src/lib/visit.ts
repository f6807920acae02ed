/**
 * Milliseconds for which an answer belongs to the visit of a page that its call was begun for, so that the page does not
 * send the call again when it is rendered after the answer.
 */
export const visitMilliseconds = 1_000;
