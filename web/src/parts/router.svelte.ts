/** Which screen an address means. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'table'; id: string; invite: string | null }
  | { screen: 'replay'; id: string; step: number | null; seat: string | null }
  | { screen: 'study' }
  | { screen: 'learn' }
  | { screen: 'lesson'; name: string }
  | { screen: 'rules'; part: string | null }
  | { screen: 'aid' }
  | { screen: 'figures' }
  | { screen: 'host' }
  | { screen: 'economy'; id: string }
  | { screen: 'settings'; code: string | null }
  | { screen: 'seat'; id: string; code: string }
  | { screen: 'nowhere' };

export function routeOf(path: string, hash = '', search = ''): Route {
  if (path === '/') return { screen: 'home' };
  if (path === '/new') return { screen: 'new' };
  const id = /^\/table\/([A-Za-z0-9_-]{1,64})$/.exec(path)?.[1];
  if (id !== undefined) return { screen: 'table', id, invite: hash.slice(1) || null };
  if (path === '/study') return { screen: 'study' };
  if (path === '/learn') return { screen: 'learn' };
  if (path === '/rules') return { screen: 'rules', part: hash.slice(1) || null };
  if (path === '/aid') return { screen: 'aid' };
  if (path === '/host') return { screen: 'host' };
  if (path === '/figures') return { screen: 'figures' };
  if (path === '/settings') return { screen: 'settings', code: null };
  if (path === '/link') return { screen: 'settings', code: hash.slice(1) || null };
  const lesson = /^\/learn\/([a-z]{1,20})$/.exec(path)?.[1];
  if (lesson !== undefined) return { screen: 'lesson', name: lesson };
  const counted = /^\/economy\/([A-Za-z0-9_-]{1,64})$/.exec(path)?.[1];
  if (counted !== undefined) return { screen: 'economy', id: counted };
  const replayed = /^\/(?:replay|embed)\/([A-Za-z0-9_-]{1,64})$/.exec(path)?.[1];
  if (replayed !== undefined) return { screen: 'replay', id: replayed, ...momentOf(search) };
  const given = /^\/table\/([A-Za-z0-9_-]{1,64})\/seat$/.exec(path)?.[1];
  if (given !== undefined) return { screen: 'seat', id: given, code: hash.slice(1) };
  return { screen: 'nowhere' };
}

/** `?step=12&seat=red`: a moment of a game, and through whose eyes. */
function momentOf(search: string): { step: number | null; seat: string | null } {
  const asked = new URLSearchParams(search);
  const step = asked.get('step');
  return {
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null,
    seat: asked.get('seat'),
  };
}

class Router {
  route = $state.raw<Route>({ screen: 'home' });

  start(): void {
    const follow = () => {
      this.route = routeOf(location.pathname, location.hash, location.search);
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (link === null || link === undefined || !plain || event.defaultPrevented) return;
      // Files and new windows are the browser's business.
      if (link.hasAttribute('download') || link.hasAttribute('target')) return;
      event.preventDefault();
      go(link.getAttribute('href') ?? '/');
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, '', path);
  router.route = routeOf(location.pathname, location.hash, location.search);
  scrollTo(0, 0);
}
