/** Takes the first such number out of a list; a list without it stays as it is. */
export function remove(list: number[], no: number): void {
  const at = list.indexOf(no)
  if (at >= 0) list.splice(at, 1)
}
