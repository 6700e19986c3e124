/** Which screen is shown: a path, as in `/table/ID/120`. */

/** Screens that are laid over a table instead of leaving it. */
const LEAVES = new Set(['/rules', '/settings']);

/** What lay over the table when this entry of the history was left. */
function leafOf(state: unknown): string | null {
  const leaf = (state as { leaf?: unknown } | null)?.leaf;
  return typeof leaf === 'string' && location.pathname.startsWith('/table/') ? leaf : null;
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** Rules or settings that lie over the table, as a path with its hash; null: none. */
  leaf = $state<string | null>(leafOf(history.state));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** The words of the path. */
  readonly parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** What the address points at within a screen, or within the leaf over the table. */
  get hash(): string {
    return decodeURIComponent((this.leaf ?? location.hash).split('#')[1] ?? '');
  }

  /** Lay a screen over the one that is shown; the way back closes it, and the address stays. */
  private openLeaf(path: string): void {
    const state = { leaf: path };
    if (this.leaf === null) history.pushState(state, '');
    else history.replaceState(state, '');
    this.leaf = path;
  }

  /** Close what lies over the table. */
  closeLeaf(): void {
    if (this.leaf === null) return;
    this.leaf = null;
    history.back();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.leaf = leafOf(history.state);
  }

  /** Follow links within the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
    const isAtTable = location.pathname.startsWith('/table/');
    if (isAtTable && LEAVES.has(address.pathname)) {
      event.preventDefault();
      this.openLeaf(address.pathname + address.hash);
      return;
    }
    if (address.pathname === location.pathname && address.hash) {
      // Within a leaf a new address would close it.
      if (this.leaf === null) return;
      event.preventDefault();
      document.getElementById(decodeURIComponent(address.hash.slice(1)))?.scrollIntoView();
      return;
    }
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const route = new Route();
