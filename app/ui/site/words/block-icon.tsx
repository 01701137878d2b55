import { Icon } from '../../platform/icon.tsx'

const shapes = {
  arrow: 'M4 12h15.5M14 6.5l5.5 5.5-5.5 5.5',
  back: 'M20 12H4.5M10 6.5 4.5 12l5.5 5.5',
  place: 'M12 21.5c4.5-5 7-8.6 7-12a7 7 0 0 0-14 0c0 3.4 2.5 7 7 12zM12 12a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5',
  phone: 'M6.5 3.5h3l1.5 4.5-2 1.5c1 2.3 2.7 4 5 5l1.5-2 4.5 1.5v3c0 1.5-1.5 3-3 2.5C9.5 18 5.5 14 4 6.5c-.5-1.5 1-3 2.5-3z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5',
  play: 'M8 5.5v13l10.5-6.5z',
} as const

/** A small drawing beside a word that says the same. */
export function BlockIcon({ of }: { of: keyof typeof shapes }) {
  return <Icon d={shapes[of]} />
}
