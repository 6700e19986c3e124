/** `aria-describedby` of an element, which may have several descriptions. */

const NAME = 'aria-describedby';
const idsOf = (element: Element) => (element.getAttribute(NAME) ?? '').split(' ').filter(Boolean);

export function describe(element: Element, id: string): void {
  element.setAttribute(NAME, [...idsOf(element).filter((each) => each !== id), id].join(' '));
}

export function undescribe(element: Element, id: string): void {
  const left = idsOf(element).filter((each) => each !== id);
  if (left.length) element.setAttribute(NAME, left.join(' '));
  else element.removeAttribute(NAME);
}
