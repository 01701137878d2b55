import { Icon } from '../../platform/icon.tsx'

const shapes = {
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20',
  orders:
    'M3 4h2.6l2 11.2h10.2L20.4 8H6.4M7.900 19.200a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M15.100 19.200a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  wines: 'M10 2.5h4v5.2c0 1.9 2.5 2.6 2.5 5.8v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7c0-3.2 2.5-3.9 2.5-5.8zM7.5 14h9M7.5 18.5h9',
  clients: 'M8.200 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 20.5c.6-4.4 3.6-6.4 7.5-6.4s6.9 2 7.5 6.4',
  site: 'M6 2.8h8.5L19 7.3v14H6zM14 3v5h5M9 12.5h7M9 16.5h7',
  news: 'M4 4.5h13v15H6a2 2 0 0 1-2-2zM17 9h3.5v8.5a2 2 0 0 1-3.5 1.3M7.5 8.5h6M7.5 12h6M7.5 15.5h3.5',
  letter: 'M3 5.500h18v13h-18zM3.5 6.2 12 13l8.500-6.800',
  figures: 'M4 20.5h17M6.500 17v-5M11 17V8M15.500 17v-7M20 17V4',
  settings:
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
} as const

export type PanelShape = keyof typeof shapes

/** A small drawing of the panel; what it means stands beside it in words. */
export function PanelIcon({ of }: { of: PanelShape }) {
  return <Icon d={shapes[of]} />
}
