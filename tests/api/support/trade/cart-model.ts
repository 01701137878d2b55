/** A wine of the model: how many there are, by how many it is sold, what one costs now and whether it is in sale. */
export type ModelWine = { id: string; product: string; stock: number; multiple: number; price: number; isSold: boolean }
export type ModelLine = { id: number; wine: string; quantity: number; seen: number }
type Removal = { lines: ModelLine[] }

/** A small shop and one cart in it, as they should be. */
export type CartModel = {
  wines: ModelWine[]
  lines: ModelLine[]
  /** The number that was given to a line last. */
  last: number
  removals: Removal[]
  /** Acts of adding that were done. */
  done: Set<string>
}

export type Wish = { wine: number; quantity: number }

export function wineOf({ wines }: CartModel, id: string): ModelWine {
  const wine = wines.find((one) => one.id === id)
  if (!wine) throw new Error('no such wine in the model')
  return wine
}

/** Adds what is wished for by an act that is named; whether that is taken. What was done already is taken, and changes nothing. */
export function add(model: CartModel, act: string, wishes: readonly Wish[]): boolean {
  if (model.done.has(act)) return wishes.every((wish) => wineAt(model, wish).isSold)
  const whole = structuredClone(model.lines)
  const { last } = model
  for (const wish of wishes) put(model, wineAt(model, wish), wish.quantity)
  const isTaken = wishes.every((wish) => mayBeAdded(model, wineAt(model, wish), wish.quantity))
  if (isTaken) model.done.add(act)
  else Object.assign(model, { lines: whole, last })
  return isTaken
}

function wineAt({ wines }: CartModel, { wine }: Wish): ModelWine {
  return wines[wine % wines.length] as ModelWine
}

function mayBeAdded(model: CartModel, wine: ModelWine, quantity: number): boolean {
  const lies = model.lines.find((line) => line.wine === wine.id)?.quantity ?? 0
  return wine.isSold && quantity % wine.multiple === 0 && lies <= wine.stock
}

function put(model: CartModel, wine: ModelWine, quantity: number, seen = wine.price): void {
  const line = model.lines.find((one) => one.wine === wine.id)
  if (line) {
    line.quantity += quantity
    return
  }
  model.last += 1
  model.lines.push({ id: model.last, wine: wine.id, quantity, seen })
}

/** Gives a line another quantity; whether there is such a line still. */
export function change(model: CartModel, id: number, to: number | 'MORE' | 'LESS'): boolean {
  const line = model.lines.find((one) => one.id === id)
  if (!line) return false
  const step = wineOf(model, line.wine).multiple
  const moved = to === 'MORE' ? line.quantity + step : to === 'LESS' ? line.quantity - step : to
  const quantity = moved < 0 ? 1 : moved
  if (quantity > 0) line.quantity = quantity
  else takeOut(model, [line])
  return true
}

/** Takes lines out, to be put back if that was not meant. */
export function takeOut(model: CartModel, lines: readonly ModelLine[]): void {
  if (lines.length === 0) return
  model.removals = [{ lines: [...structuredClone(lines)] }, ...model.removals].slice(0, 10)
  model.lines = model.lines.filter((line) => !lines.includes(line))
}

/** Puts back what was taken out last but so many; whether there was something. */
export function putBack(model: CartModel, place: number): boolean {
  const removal = model.removals[place]
  if (!removal) return false
  for (const line of removal.lines) {
    const isThere = model.lines.some(({ wine }) => wine === line.wine)
    if (isThere) put(model, wineOf(model, line.wine), line.quantity)
    else model.lines.push({ ...line })
  }
  model.removals = model.removals.filter((one) => one !== removal)
  return true
}

/** What a buyer is to be told of a line. */
export function newsOf(model: CartModel, { wine: id, quantity, seen }: ModelLine): string[] {
  const wine = wineOf(model, id)
  if (!wine.isSold) return ['GONE']
  return [
    ...(seen === wine.price ? [] : [`PRICE ${seen} ${wine.price}`]),
    ...(quantity <= wine.stock ? [] : [`STOCK ${wine.stock - (wine.stock % wine.multiple)}`]),
    ...(quantity % wine.multiple === 0 ? [] : ['MULTIPLE']),
  ]
}

/** The buyer has seen these prices; what was seen to be sold no more goes, if it still is not. */
export function see(model: CartModel, seen: readonly { line: number; price: number | null }[]): void {
  for (const { line: id, price } of seen) {
    const line = model.lines.find((one) => one.id === id)
    if (line && price !== null) line.seen = price
    else if (line && !wineOf(model, line.wine).isSold) model.lines = model.lines.filter((one) => one !== line)
  }
}

/** What all of it costs. */
export function totalOf(model: CartModel): number {
  return model.lines.reduce((sum, { wine, quantity }) => sum + wineOf(model, wine).price * quantity, 0)
}

/** Whether an order of what was read may be placed: the cart is that still, and all of it can be had at that price. */
export function mayOrder(model: CartModel, read: { lines: readonly Omit<ModelLine, 'seen'>[]; total: number }): boolean {
  const spell = (lines: readonly Omit<ModelLine, 'seen'>[]) => lines.map(({ wine, quantity }) => `${wine} ${quantity}`).sort()
  const isSame = JSON.stringify(spell(read.lines)) === JSON.stringify(spell(model.lines)) && read.total === totalOf(model)
  const canBeHad = model.lines.every(({ wine: id, quantity }) => {
    const wine = wineOf(model, id)
    return wine.isSold && quantity <= wine.stock && quantity % wine.multiple === 0
  })
  return model.lines.length > 0 && isSame && canBeHad
}

/** The goods leave with their order, and nothing is left of the cart. */
export function sell(model: CartModel): void {
  for (const { wine, quantity } of model.lines) wineOf(model, wine).stock -= quantity
  Object.assign(model, { lines: [], removals: [] })
}
