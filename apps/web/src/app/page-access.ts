import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { menuPages } from './menu.ts';

/** Returns whether a path is that of a page or below it. */
export const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

function menuPageOf(path: string) {
  const [page] = menuPages
    .filter(({ link }) => isBelow(path, link.to))
    .toSorted((a, b) => b.link.to.length - a.link.to.length);
  return page;
}

/** Returns why a path is not open to a user: with the menu text of the page, where it has one. */
export function noAccessText(path: string): string {
  const page = menuPageOf(path);
  return page ? `Sem acesso a ${page.label}.` : 'Sem acesso a esta página.';
}

/** Returns the address of the same page for provider staff in a tenant; undefined where there is none. */
export function addressInTenant(href: string, tenantId: string): string | undefined {
  const [, page, rest = ''] = /^\/(cliente|clientes|opcoes-financeiras|opcoes-fiscais)(?![^/?#])(.*)$/.exec(href) ?? [];
  return page && `/admin/${tenantId}/${page === 'cliente' ? 'clientes' : page}${rest}`;
}

/** Returns the partner of a path, whose page provider staff have among the users. */
export function partnerIn(path: string): string | undefined {
  const [, id] = /^\/parceiros\/([^/]+)$/.exec(path) ?? [];
  return id === 'cadastrar' ? undefined : id;
}

/**
 * Returns whether a user may open a path. A page of the menu and the paths below it are open to the users whose menu has
 * it (G-02); all other paths under `/admin` are open to provider staff only (G-03). The server decides on the data.
 */
export function mayOpenPath(
  path: string,
  who: Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>,
  selectedTenant: string | undefined,
): boolean {
  const page = menuPageOf(path);
  if (page) return page.for(who, selectedTenant);
  return who.typeUser === 'ADMIN' || !isBelow(path, '/admin');
}
