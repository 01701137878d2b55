/** The letters of the demo estate. */
export const demoLists = [
  {
    id: 'saisons',
    sort_order: 0,
    name: 'La lettre des saisons',
    description: 'Quatre fois par an : la vigne, la cave, les jours de table au caveau.',
    is_valid: 1 as const,
  },
  {
    id: 'allocations',
    sort_order: 1,
    name: 'Les vins rares',
    description: 'Une à deux fois par an, quand un vin jaune ou un vin de paille sort de la cave.',
    is_valid: 1 as const,
  },
]
