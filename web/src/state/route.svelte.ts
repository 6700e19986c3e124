/** The current route: a path, as in `/table/ID/120`. */

/** Screens that open over a table instead of leaving it. */
const LEAVES = new Set(['/rules', '/settings']);

/** The leaf of a history entry: what was open over the table. */
function leafOf(state: unknown): string | null {
  const leaf = (state as { leaf?: unknown } | null)?.leaf;
  return typeof leaf === 'string' && location.pathname.startsWith('/table/') ? leaf : null;
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** Rules or settings open over the table, as a path with its hash; null: none. */
  leaf = $state<string | null>(leafOf(history.state));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** The parts of the path. */
  readonly parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** The target of the address within a screen or leaf. */
  get hash(): string {
    return decodeURIComponent((this.leaf ?? location.hash).split('#')[1] ?? '');
  }

  /** Open a screen over the current one; Back closes it, and the address stays. */
  private openLeaf(path: string): void {
    const state = { leaf: path };
    if (this.leaf === null) history.pushState(state, '');
    else history.replaceState(state, '');
    this.leaf = path;
  }

  /** Close the leaf. */
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

  /** Follow links within the page without reloading it. */
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
      // A new address would close the leaf.
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
