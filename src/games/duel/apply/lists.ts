/** Takes the first such number out of a list; a list without it stays as it is. */
export function remove(list: number[], no: number): void {
  const at = list.indexOf(no)
  if (at < 0) return
  // Not by splice, which makes a list of what it takes out.
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as number
  list.pop()
}
