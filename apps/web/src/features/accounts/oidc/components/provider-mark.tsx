import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';

const arcs = [
  ['#ea4335', 'M4.6 7.7a8.6 8.6 0 0 1 13.6-2.2'],
  ['#fbbc05', 'M4.6 16.3a8.6 8.6 0 0 1 0-8.6'],
  ['#34a853', 'M17.6 18.6a8.6 8.6 0 0 1-13-2.3'],
  ['#4285f4', 'M12.4 12h8.1a8.6 8.6 0 0 1-2.9 6.6'],
] as const;
const squares = [
  ['#f25022', 3, 3],
  ['#7fba00', 12.5, 3],
  ['#00a4ef', 3, 12.5],
  ['#ffb900', 12.5, 12.5],
] as const;

/** The mark by which users know the provider. */
export function ProviderMark({ provider }: { provider: IdentityProvider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
      {provider === 'google'
        ? arcs.map(([colour, path]) => <path key={colour} d={path} fill="none" stroke={colour} strokeWidth="4" />)
        : squares.map(([colour, x, y]) => <rect key={colour} x={x} y={y} width="8.5" height="8.5" fill={colour} />)}
    </svg>
  );
}
