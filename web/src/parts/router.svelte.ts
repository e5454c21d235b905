/** Which screen an address means. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'table'; id: string; invite: string | null }
  | { screen: 'seat'; id: string; code: string }
  | { screen: 'nowhere' };

export function routeOf(path: string, hash = ''): Route {
  if (path === '/') return { screen: 'home' };
  if (path === '/new') return { screen: 'new' };
  const id = /^\/table\/([A-Za-z0-9_-]{1,64})$/.exec(path)?.[1];
  if (id !== undefined) return { screen: 'table', id, invite: hash.slice(1) || null };
  const given = /^\/table\/([A-Za-z0-9_-]{1,64})\/seat$/.exec(path)?.[1];
  if (given !== undefined) return { screen: 'seat', id: given, code: hash.slice(1) };
  return { screen: 'nowhere' };
}

class Router {
  route = $state.raw<Route>({ screen: 'home' });

  start(): void {
    const follow = () => {
      this.route = routeOf(location.pathname, location.hash);
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (link === null || link === undefined || !plain || event.defaultPrevented) return;
      event.preventDefault();
      go(link.getAttribute('href') ?? '/');
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, '', path);
  router.route = routeOf(location.pathname, location.hash);
  scrollTo(0, 0);
}
