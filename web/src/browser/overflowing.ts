/** Marks on which side there is more to scroll to, so that what goes on is seen to go on (theme/base.css). */
export function overflowing(node: HTMLElement) {
  function look(): void {
    const rest = node.scrollHeight - node.clientHeight;
    // A zoomed page scrolls by fractions of a pixel.
    node.dataset['more'] = sides(node.scrollTop > 1, node.scrollTop < rest - 1);
  }
  const sizes = new ResizeObserver(look);
  /** What comes in later counts too. */
  function observe(): void {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  }
  const children = new MutationObserver(observe);
  children.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  observe();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}

function sides(above: boolean, below: boolean): 'none' | 'above' | 'below' | 'both' {
  if (above && below) return 'both';
  if (above) return 'above';
  return below ? 'below' : 'none';
}
