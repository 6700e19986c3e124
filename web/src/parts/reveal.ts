/** Scrolls something that has just come into sight, once everything round it has its size. */
export function reveal(node: Element): { destroy: () => void } {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && entry.intersectionRatio < 1) node.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
