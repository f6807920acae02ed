/** The purpose of a code sent to an owner: set a password, or open a session. */
export type ClientCodePurpose = 'password' | 'sign-in';

/** Kinds of requests for a password link or a code. A sign-in kind names the channel of its code. */
export type PasswordRequestKind = 'user' | 'client' | 'sign-in-email' | 'sign-in-whatsapp';
