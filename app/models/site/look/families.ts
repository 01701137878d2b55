/** A family that a site may be set in beside those that the looks bring: its package, what stands in for it, and by how much. */
export type Family = {
  from: string
  kind: 'serif' | 'sans-serif'
  /** How large the visitor's own face is set to take as much room, and how high this one reaches: in hundredths of the size. */
  fit: number
  ascent: number
  descent: number
  hasItalic: boolean
}

/** Figures by `scripts/drawings/fit-families.mjs`. */
export const families = {
  Fraunces: serif('fraunces', 105, 97.8, 25.5),
  'EB Garamond': serif('eb-garamond', 85.6, 100.7, 29.8),
  Cormorant: serif('cormorant', 87.9, 92.4, 28.7),
  Lora: serif('lora', 105.3, 100.6, 27.4),
  Literata: serif('literata', 107.1, 117.7, 30.8),
  'Source Serif': serif('source-serif-4', 108.1, 103.6, 33.5),
  'Crimson Pro': serif('crimson-pro', 89.6, 89.65, 21.48),
  'Libre Baskerville': serif('libre-baskerville', 116.1, 97, 27),
  Bitter: serif('bitter', 104.4, 93.5, 26.5),
  Petrona: serif('petrona', 97.6, 85.8, 27),
  Brygada: serif('brygada-1918', 104.7, 92, 25),
  Alegreya: serif('alegreya', 92, 101.6, 34.5),
  Vollkorn: serif('vollkorn', 97.9, 95.2, 44.1),
  Piazzolla: serif('piazzolla', 99.1, 111, 31),
  Besley: serif('besley', 113.6, 125, 42.5),
  'Bodoni Moda': serif('bodoni-moda', 104.3, 112.5, 40),
  'Instrument Sans': sans('instrument-sans', 99.9, 97, 25),
  Manrope: upright('manrope', 100.8, 106.6, 30),
  'DM Sans': sans('dm-sans', 102.5, 99.2, 31),
  'Work Sans': sans('work-sans', 110.8, 93, 24.3),
  Figtree: sans('figtree', 98.4, 95, 25),
  Jost: sans('jost', 95.4, 107, 37.5),
  'Josefin Sans': sans('josefin-sans', 100.2, 75, 25),
  Syne: upright('syne', 95.8, 92.5, 27.5),
  Archivo: sans('archivo', 97, 87.8, 21),
  Outfit: upright('outfit', 96.5, 100, 26),
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** Letters of titles and of text that go together: chosen by one press. */
export const readyPairs = {
  DOMAINE: { title: 'Cormorant', text: 'Source Serif' },
  GARAMOND: { title: 'EB Garamond', text: 'EB Garamond' },
  TERROIR: { title: 'Vollkorn', text: 'Work Sans' },
  ATELIER: { title: 'Fraunces', text: 'Figtree' },
  MAISON: { title: 'Bodoni Moda', text: 'Jost' },
  BISTROT: { title: 'Josefin Sans', text: 'Lora' },
  GALERIE: { title: 'Syne', text: 'Instrument Sans' },
  AFFICHE: { title: 'Besley', text: 'Archivo' },
} satisfies Record<string, { title: FamilyName; text: FamilyName }>

export type ReadyPair = keyof typeof readyPairs

export function isReadyPair(name: string): name is ReadyPair {
  return Object.hasOwn(readyPairs, name)
}

/** How the files and the sheet of a family are called. */
export function slugOfFamily(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** The family and what stands in while it is not there, as a style sheet names them. */
export function stackOfFamily(name: FamilyName): string {
  const [own, others] =
    families[name].kind === 'serif'
      ? [['Georgia', 'Noto'], 'Georgia, "Times New Roman", serif']
      : [['Arial', 'Liberation'], '"Helvetica Neue", Arial, sans-serif']
  return [`"${name} Variable"`, ...own.map((one) => `"${name} by ${one}"`), others].join(', ')
}

function serif(from: string, fit: number, ascent: number, descent: number): Family {
  return { from, kind: 'serif', fit, ascent, descent, hasItalic: true }
}

function sans(from: string, fit: number, ascent: number, descent: number): Family {
  return { from, kind: 'sans-serif', fit, ascent, descent, hasItalic: true }
}

/** Without an italic of its own: a browser slants it. */
function upright(from: string, fit: number, ascent: number, descent: number): Family {
  return { from, kind: 'sans-serif', fit, ascent, descent, hasItalic: false }
}
