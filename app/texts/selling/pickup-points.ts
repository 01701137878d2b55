/** How pick-up points are told on the way to an order. */
export const pointTexts = {
  /** Towns are measured to their middle, so that no more is said than is known. */
  far: (kilometres: number) => (kilometres < 1 ? 'Dans le même secteur' : `À environ ${Math.round(kilometres)}\u00a0km`),
  kilometres: (count: number) => `${count}\u00a0km`,
  north: 'N',
  measured: (town: string) =>
    `Distances à vol d’oiseau depuis le centre de ${town}, nord en haut sur la carte. Positions des communes : GeoNames, CC BY 4.0.`,
  measuredAlone: (town: string) =>
    `Distances à vol d’oiseau depuis le centre de ${town}. Positions des communes : GeoNames, CC BY 4.0.`,
}
