/** Loads the library with the first passkey: most processes never see one. */
export const webauthn = () => import('@simplewebauthn/server');
