// Larger letters enlarge a whole board (`zoom`): what the screen counts, such as where a pointer is, is more than what lies in the board counts.

/** How much larger the board around an element is shown than it is laid out. */
export function enlargedBy(element: Element): number {
  const board = element.closest<HTMLElement>('.kit-board')
  return (board === null ? 0 : board.getBoundingClientRect().width / board.offsetWidth) || 1
}
