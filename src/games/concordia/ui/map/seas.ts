// The names of the seas, in Latin as on old charts, in tenths of the catalogue's units.
interface Sea {
  readonly name: string
  readonly at: readonly [number, number]
  readonly turn: number
}

export const SEAS: Readonly<Record<string, readonly Sea[]>> = {
  italia: [
    { name: 'MARE HADRIATICVM', at: [560, 205], turn: 4 },
    { name: 'MARE TYRRHENVM', at: [600, 510], turn: 14 },
    { name: 'MARE LIGVSTICVM', at: [272, 500], turn: 10 },
    { name: 'MARE IONIVM', at: [960, 330], turn: 60 },
    { name: 'MARE AFRICVM', at: [640, 700], turn: 4 },
  ],
  hispania: [
    { name: 'OCEANVS CANTABRICVS', at: [240, 165], turn: 2 },
    { name: 'MARE INTERNVM', at: [640, 520], turn: -4 },
    { name: 'MARE BALEARICVM', at: [640, 345], turn: -10 },
    { name: 'OCEANVS', at: [30, 300], turn: -84 },
  ],
  imperium: [
    { name: 'OCEANVS ATLANTICVS', at: [45, 500], turn: -78 },
    { name: 'MARE INTERNVM', at: [630, 515], turn: 3 },
    { name: 'PONTVS EVXINVS', at: [790, 270], turn: -4 },
    { name: 'MARE GERMANICVM', at: [290, 165], turn: -30 },
  ],
}
