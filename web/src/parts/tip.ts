/**
 * Explanations on hover, focus or long press. `use:tip={text}` explains an existing element;
 * `Tip.svelte` renders a figure with an explanation.
 */

import { describe, undescribe } from './described';
import './tip.css';

/** Text, or a hidden element with markup; empty: no explanation. */
export type Explained = string | HTMLElement | null | undefined;

const HOVER_PAUSE = 300;
const LEAVE_PAUSE = 140;
const LONG_PRESS = 450;
const EDGE = 8;

let count = 0;
/** Only one explanation is open at a time. */
let close: (() => void) | null = null;

/**
 * The position of a box next to another, within the window: below, or above if there is no room.
 */
export function place(
  anchor: { left: number; top: number; width: number; height: number },
  box: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - box.width / 2;
  const most = Math.max(EDGE, room.width - box.width - EDGE);
  const below = anchor.top + anchor.height + EDGE;
  const above = anchor.top - box.height - EDGE;
  const isLow = below + box.height > room.height - EDGE && above >= EDGE;
  const lowest = Math.max(EDGE, room.height - box.height - EDGE);
  return {
    left: Math.min(Math.max(EDGE, middle), most),
    top: isLow ? above : Math.min(below, lowest),
  };
}

export function tip(node: HTMLElement | SVGElement, explained: Explained) {
  let content = explained;
  let box: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  /** A pressed element shows no tip while the pointer stays on it. */
  let isPressed = false;

  function show(): void {
    clearTimeout(timer);
    if (!content || box) return;
    close?.();
    close = hide;
    box = typeof content === 'string' ? words(content) : content;
    box.classList.add('tip');
    box.role = 'tooltip';
    box.id ||= `tip-${++count}`;
    box.popover = 'manual';
    box.addEventListener('pointerenter', stay);
    box.addEventListener('pointerleave', leave);
    if (!box.isConnected) document.body.append(box);
    box.showPopover();
    const position = place(node.getBoundingClientRect(), box.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    box.style.left = `${position.left}px`;
    box.style.top = `${position.top}px`;
    describe(node, box.id);
    addEventListener('keydown', escape, true);
    addEventListener('scroll', hide, true);
    addEventListener('pointerdown', elsewhere, true);
  }

  function hide(): void {
    clearTimeout(timer);
    if (!box) return;
    box.removeEventListener('pointerenter', stay);
    box.removeEventListener('pointerleave', leave);
    if (box.isConnected) box.hidePopover();
    if (box !== content) box.remove();
    undescribe(node, box.id);
    box = null;
    close = null;
    removeEventListener('keydown', escape, true);
    removeEventListener('scroll', hide, true);
    removeEventListener('pointerdown', elsewhere, true);
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hide();
  }

  /** Touching elsewhere does not blur on every device. */
  function elsewhere(event: PointerEvent): void {
    const target = event.target as Node;
    if (!node.contains(target) && !box?.contains(target)) hide();
  }

  const stay = () => clearTimeout(timer);
  const after = (pause: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
  const leave = () => {
    isPressed = false;
    after(LEAVE_PAUSE, hide);
  };

  function enter(event: Event): void {
    if (isPressed || (event as PointerEvent).pointerType !== 'mouse') return;
    after(HOVER_PAUSE, show);
  }

  function press(event: Event): void {
    wasLong = false;
    if ((event as PointerEvent).pointerType === 'mouse') {
      isPressed = true;
      hide();
      return;
    }
    after(LONG_PRESS, () => {
      wasLong = true;
      show();
    });
  }

  function release(event: Event): void {
    if ((event as PointerEvent).pointerType !== 'mouse' && !wasLong) clearTimeout(timer);
  }

  /** A long press shows the tip instead of pressing the button. */
  function click(event: Event): void {
    if (!wasLong) return;
    wasLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function focus(): void {
    if (node.matches(':focus-visible')) show();
  }

  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
    ['focus', focus],
    ['blur', hide],
  ];
  for (const [name, work] of listeners) node.addEventListener(name, work);
  node.addEventListener('click', click, true);

  return {
    update(changed: Explained) {
      if (changed === content) return;
      const isOpen = box !== null;
      hide();
      content = changed;
      if (isOpen) show();
    },
    destroy() {
      hide();
      for (const [name, work] of listeners) node.removeEventListener(name, work);
      node.removeEventListener('click', click, true);
    },
    show,
  };
}

function words(text: string): HTMLElement {
  const box = document.createElement('div');
  box.textContent = text;
  return box;
}
