/** What a code sent to an owner does: set a password, or open a session. */
export type ClientCodePurpose = 'password' | 'sign-in';

/** Requests that the worker answers with a link or a code; the two last ones name the channel of a sign-in. */
export type PasswordRequestKind = 'user' | 'client' | 'sign-in-email' | 'sign-in-whatsapp';
