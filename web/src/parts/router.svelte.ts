/** Where the page is. */
export interface Address {
  path: string;
  /** What comes after `#` and `?`. */
  hash: string;
  search: string;
}

const here = (): Address => ({
  path: location.pathname,
  hash: location.hash.slice(1),
  search: location.search,
});

class Router {
  address = $state.raw<Address>({ path: '/', hash: '', search: '' });

  start(): void {
    const follow = () => {
      this.address = here();
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (link === null || link === undefined || !plain || event.defaultPrevented) return;
      // The browser handles files and new windows.
      if (link.hasAttribute('download') || link.hasAttribute('target')) return;
      event.preventDefault();
      go(link.getAttribute('href') ?? '/');
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, '', path);
  router.address = here();
  scrollTo(0, 0);
}
