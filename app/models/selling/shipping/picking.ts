/** So many of one wine of one size, to be fetched from the cellar. */
export type Picked = { name: string; size: string; quantity: number }

/** What a round of orders takes out of the cellar: each wine once, by its name. */
export function gatherPicked(goods: readonly Picked[]): Picked[] {
  const byWine = new Map<string, Picked>()
  for (const good of goods) {
    if (good.quantity <= 0) continue
    const key = JSON.stringify([good.name, good.size])
    const quantity = (byWine.get(key)?.quantity ?? 0) + good.quantity
    byWine.set(key, { ...good, quantity })
  }
  return [...byWine.values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'fr') || one.size.localeCompare(other.size, 'fr'),
  )
}
