/** Scrolls an element into view once its layout is complete. */
export function reveal(node: Element): { destroy: () => void } {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry && entry.intersectionRatio < 1) node.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
