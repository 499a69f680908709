// The base rules that have behaviour of their own, for the list of what no test names. R2.4 and R16 only point at others.
const COUNTS: Readonly<Record<string, number>> = {
  R2: 6,
  R3: 3,
  R4: 4,
  R5: 2,
  R6: 8,
  R7: 3,
  R8: 2,
  R9: 2,
  R10: 3,
  R11: 7,
  R12: 5,
  R13: 5,
  R14: 10,
  R15: 5,
  R17: 15,
  R18: 3,
  R19: 3,
  R20: 1,
  R21: 6,
}

export const BASE_CLAUSES: readonly string[] = [
  'R16',
  'R20',
  ...Object.entries(COUNTS).flatMap(([clause, count]) =>
    Array.from({ length: count }, (_, at) => `${clause}.${at + 1}`),
  ),
]
